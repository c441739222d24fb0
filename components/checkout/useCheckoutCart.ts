import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { whileUpdating } from "#components/cart/cartActivity.ts";
import { refetchNow } from "#relay/refetchNow.ts";

// Without recalculation the first response after an address change contains the old amounts.
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

/** Refetches the cart with recalculated rates and totals. */
export async function refreshCheckoutCart(environment: Environment): Promise<void> {
  await whileUpdating(refetchNow(environment, checkoutCartQuery));
}
