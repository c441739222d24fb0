import { useFragment } from "react-relay";
import cartFragment from "#__generated__/confirmedCart_cart.graphql.ts";
import type { confirmedCart_cart$key } from "#__generated__/confirmedCart_cart.graphql.ts";
import { confirmedOrder } from "#relay/contract/confirmedOrder.ts";
import type { ConfirmedOrder } from "#relay/contract/confirmedOrder.ts";

/** Returns the order as displayed now. */
export const useConfirmedOrder = (cart: confirmedCart_cart$key): ConfirmedOrder =>
  confirmedOrder(useFragment(cartFragment, cart));
