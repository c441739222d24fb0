import { useFragment } from "react-relay";
import cartFragment from "#__generated__/confirmedCart_cart.graphql.ts";
import type { confirmedCart_cart$key } from "#__generated__/confirmedCart_cart.graphql.ts";
import { seenOrder } from "#relay/contract/seenOrder.ts";
import type { SeenOrder } from "#relay/contract/seenOrder.ts";

/** The order as it is displayed now. */
export const useSeenOrder = (cart: confirmedCart_cart$key): SeenOrder =>
  seenOrder(useFragment(cartFragment, cart));
