import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { whileUpdating } from "#components/cart/cartActivity.ts";
import { refetchNow } from "#relay/refetchNow.ts";

// Without recalculation the first answer after a change of address holds amounts of before.
const checkoutCartQuery = graphql`
  query useCheckoutCartQuery {
    cart(recalculateTotals: true) {
      ...CheckoutForm_cart
      ...CouponForm_cart
      ...OrderSummary_cart
      ...OrderTotals_cart
    }
  }
`;

/** Asks for the cart as it is now: its rates and its totals, all of them calculated anew. */
export async function refreshCheckoutCart(environment: Environment): Promise<void> {
  await whileUpdating(refetchNow(environment, checkoutCartQuery));
}
