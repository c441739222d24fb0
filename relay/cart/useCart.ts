import { graphql } from "react-relay";
import type { useCartQuery } from "#__generated__/useCartQuery.graphql.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

// Cart query, and the hooks that read its result from Relay's store.

/**
 * The cart's fields, with the fragments of every component that displays the cart. The cart page
 * queries the same ones: either response is saved as the cart.
 */
void graphql`
  fragment useCart_cart on Cart {
    contents(first: 100) {
      nodes {
        key
        ...unprintedFacts_item
      }
    }
    # A refused session's coupons are restored with its lines.
    # eslint-disable-next-line relay/unused-fields -- read from the saved cart
    appliedCoupons {
      code
    }
    ...showAddedToast_cart
    ...CartLink_cart
    ...CartCoupons_cart
    ...CartDelivery_cart
    ...CartPromises_cart
    ...CartShortage_cart
    ...CartTotals_cart
    ...EditableLines_cart
    ...SuggestedProducts_cart
    ...UnavailableCart_cart
  }
`;

/** The cart query. */
export const cartQuery = graphql`
  query useCartQuery {
    cart {
      ...useCart_cart @relay(mask: false)
    }
  }
`;

const NO_VARIABLES = {};

/** Returns the cart of Relay's store as it is; null or undefined while it is unknown. */
export const useStoredCart = () => useStoredQuery<useCartQuery>(cartQuery, NO_VARIABLES).cart;

/**
 * Returns the cart from Relay's store, or null while it is empty or unknown. It is the store half
 * of store-and-network: `refreshCart` is the network half and fetches only if there is a session.
 */
export function useCart() {
  const cart = useStoredCart();
  return cart?.contents?.nodes.length ? cart : null;
}
