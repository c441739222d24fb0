import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { whileUpdating, refetchNow } from "#relay/cart/refreshCart.ts";

// Cart query of the checkout, with recalculated delivery rates and totals.

// Without recalculation the first response after an address change contains the old amounts.
const checkoutCartQuery = graphql`
  query useCheckoutCartQuery {
    cart(recalculateTotals: true) {
      ...CheckoutForm_cart
      ...CouponForm_cart
      ...OrderSummary_cart
      ...Checkout_totals
    }
  }
`;

/** Refetches the cart into the store; its state is pending meanwhile. Rejects on failure. */
export async function refreshCheckoutCart(environment: Environment): Promise<void> {
  await whileUpdating(refetchNow(environment, checkoutCartQuery));
}
