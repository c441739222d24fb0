import type { ProductsOrderbyInput } from "#__generated__/ProductsPageQuery.graphql.ts";

/** Sort orders of a listing, by URL parameter; `ListingOrder` names them. */
export const sortOrders = {
  newest: [{ field: "DATE", order: "DESC" }],
  price: [{ field: "PRICE", order: "ASC" }],
  "price-desc": [{ field: "PRICE", order: "DESC" }],
  popularity: [{ field: "POPULARITY", order: "DESC" }],
  rating: [{ field: "RATING", order: "DESC" }],
  name: [{ field: "NAME", order: "ASC" }],
} as const satisfies Record<string, readonly ProductsOrderbyInput[]>;

export type SortOrderName = keyof typeof sortOrders;

/** Returns the sort order that a URL requests; newest first for a missing or unknown one. */
export function sortOrderOf(search: Record<string, string>): SortOrderName {
  const requested = search.sort;
  return requested !== undefined && Object.hasOwn(sortOrders, requested)
    ? (requested as SortOrderName)
    : "newest";
}
