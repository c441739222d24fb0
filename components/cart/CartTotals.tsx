import { graphql, useFragment } from "react-relay";
import type { CartTotals_cart$key } from "#__generated__/CartTotals_cart.graphql.ts";
import { Totals } from "#components/totals/Totals.tsx";
import { useCartTotals } from "#components/totals/useCartTotals.ts";

const cartFragment = graphql`
  fragment CartTotals_cart on Cart {
    ...useCartTotals_cart
  }
`;

/** The cart's totals. Rows without an amount (no fee, no discount) are omitted. */
export function CartTotals(props: { cart: CartTotals_cart$key }) {
  return <Totals {...useCartTotals(useFragment(cartFragment, props.cart))} />;
}
