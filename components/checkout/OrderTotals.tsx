import { graphql, useFragment } from "react-relay";
import { Totals } from "./Totals.tsx";
import { useCartTotals } from "./useCartTotals.ts";
import type { OrderTotals_cart$key } from "#__generated__/OrderTotals_cart.graphql.ts";

const cartFragment = graphql`
  fragment OrderTotals_cart on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    chosenShippingMethods
  }
`;

/**
 * Totals of the order at the checkout, with the delivery amount, or a row that says it is not
 * known.
 */
export function OrderTotals(props: { cart: OrderTotals_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const hasRate = cart.chosenShippingMethods?.some((rate) => Boolean(rate)) === true;
  const delivery = hasRate ? "shown" : "unknown";
  const row = cart.needsShippingAddress === false ? "none" : delivery;
  return <Totals {...useCartTotals(cart, row)} />;
}
