import { graphql } from "react-relay";
import type { useCartQuery } from "#__generated__/useCartQuery.graphql.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

/** The cart, with what every component that shows it reads. */
export const cartQuery = graphql`
  query useCartQuery {
    cart {
      contents(first: 100) {
        nodes {
          key
        }
      }
      ...CartLink_cart
      ...CartLines_cart
      ...CartTotals_cart
    }
  }
`;

const NO_VARIABLES = {};

/**
 * The shopper's cart as the store holds it, or null while it is empty or not known. It is the store
 * half of store-and-network: `refreshCart` is the network half, and only asks where there is a
 * session to ask for.
 */
export function useCart() {
  const { cart } = useStoredQuery<useCartQuery>(cartQuery, NO_VARIABLES);
  return cart?.contents?.nodes.length ? cart : null;
}
