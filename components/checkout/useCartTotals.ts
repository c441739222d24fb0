import { graphql, useFragment } from "react-relay";
import type { useCartTotals_cart$key } from "#__generated__/useCartTotals_cart.graphql.ts";
import { useIsCartUpdating } from "#relay/cart/shownIntents.ts";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import { cartMissing, cartSum, cartTotals } from "#relay/contract/cart/printedCartTotals.ts";
import type { DeliveryRow, Threshold } from "#relay/contract/cart/printedTotals.ts";

// Displayed amounts of a cart: its lines, its totals, and the amount missing to a threshold.

const cartFragment = graphql`
  fragment useCartTotals_cart on Cart {
    ...cartAmounts_cart @relay(mask: false)
  }
`;

/** Returns the amount that is missing to a threshold; undefined if none is, or it is not known. */
export function useMissingTo(key: useCartTotals_cart$key, threshold: Threshold | undefined) {
  const cart = useFragment(cartFragment, key);
  const isUpdating = useIsCartUpdating();
  return threshold && cartMissing(cart, threshold, isUpdating);
}

/** Returns the delivery row of a cart: one that was chosen is shown even if it costs nothing. */
export function deliveryRow(
  needsAddress: boolean | null | undefined,
  chosen: readonly (string | null | undefined)[] | null | undefined,
): DeliveryRow {
  if (!needsAddress || !chosen?.some(Boolean)) return "ifAny";
  return isCollected(chosen) ? "collected" : "shown";
}

/**
 * Returns the cart's line amounts, in its order, and its totals, as they are displayed; with a
 * function that adds up the lines at some indexes.
 */
export function useCartTotals(key: useCartTotals_cart$key, row: DeliveryRow = "ifAny") {
  const cart = useFragment(cartFragment, key);
  const isUpdating = useIsCartUpdating();
  const sumOf = (at: readonly number[]) => cartSum(cart, at, isUpdating);
  return { ...cartTotals(cart, row, isUpdating), isUpdating, sumOf };
}
