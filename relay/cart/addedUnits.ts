import type { AddedToast_set$key } from "#__generated__/AddedToast_set.graphql.ts";

// Additions to the cart: their units, and the announcement of one that the backend confirmed.

/** Units of a product that were added to the cart. */
export type AddedUnits = {
  /** The product's `databaseId`. */
  productId: number;
  /** The variation's `databaseId`, if one was chosen. */
  variationId?: number | undefined;
  quantity: number;
};

/** Announces an addition; `set` is the grouped product that was added, shown as one row. */
type Announce = (added: readonly AddedUnits[], set?: AddedToast_set$key) => void;

let announce: Announce = () => {};

/** Announces a confirmed addition, by what the page's frame registered for it. */
export const announceAdded: Announce = (added, set) => announce(added, set);

/** Registers how additions are announced. */
export function onAdded(listener: Announce): void {
  announce = listener;
}
