import { graphql, useFragment } from "react-relay";
import type { useConfirmedOrder_cart$key } from "#__generated__/useConfirmedOrder_cart.graphql.ts";
import type { ConfirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { displayedOrder } from "#relay/contract/order/displayedOrder.ts";

const cartFragment = graphql`
  fragment useConfirmedOrder_cart on Cart {
    ...confirmedCart_cart @relay(mask: false)
    ...cartAmounts_cart @relay(mask: false)
  }
`;

/** Returns the order as displayed now. */
export const useConfirmedOrder = (cart: useConfirmedOrder_cart$key): ConfirmedOrder =>
  displayedOrder(useFragment(cartFragment, cart));
