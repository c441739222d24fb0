import type { ProductsOrderbyInput } from "#__generated__/ProductsPageQuery.graphql.ts";

type ListingOrder = { label: string; orderby: readonly ProductsOrderbyInput[] };

/** Sort orders of a listing, by URL parameter. */
export const sortOrders = {
  newest: { label: "Newest first", orderby: [{ field: "DATE", order: "DESC" }] },
  price: { label: "Price, low to high", orderby: [{ field: "PRICE", order: "ASC" }] },
  "price-desc": { label: "Price, high to low", orderby: [{ field: "PRICE", order: "DESC" }] },
  popularity: { label: "Bestselling", orderby: [{ field: "POPULARITY", order: "DESC" }] },
  rating: { label: "Top rated", orderby: [{ field: "RATING", order: "DESC" }] },
  name: { label: "Name, A to Z", orderby: [{ field: "NAME", order: "ASC" }] },
} as const satisfies Record<string, ListingOrder>;

export type SortOrderName = keyof typeof sortOrders;

/** Returns the sort order that a URL requests; newest first for a missing or unknown one. */
export function sortOrderOf(search: Record<string, string>): SortOrderName {
  const requested = search.sort;
  return requested !== undefined && Object.hasOwn(sortOrders, requested)
    ? (requested as SortOrderName)
    : "newest";
}
