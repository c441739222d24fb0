import type { ProductsOrderbyInput } from "#__generated__/ProductsPageQuery.graphql.ts";

type ListingOrder = { words: string; orderby: readonly ProductsOrderbyInput[] };

/** The orders a listing can be seen in, by their name in its address. */
export const listingOrders = {
  newest: { words: "Newest first", orderby: [{ field: "DATE", order: "DESC" }] },
  price: { words: "Price, low to high", orderby: [{ field: "PRICE", order: "ASC" }] },
  "price-desc": { words: "Price, high to low", orderby: [{ field: "PRICE", order: "DESC" }] },
  popularity: { words: "Bestselling", orderby: [{ field: "POPULARITY", order: "DESC" }] },
  rating: { words: "Top rated", orderby: [{ field: "RATING", order: "DESC" }] },
  name: { words: "Name, A to Z", orderby: [{ field: "NAME", order: "ASC" }] },
} as const satisfies Record<string, ListingOrder>;

export type ListingOrderName = keyof typeof listingOrders;

/** The order that an address asks for; newest first where it asks for none that there is. */
export function listingOrderOf(search: Record<string, string>): ListingOrderName {
  const asked = search.sort;
  return asked !== undefined && Object.hasOwn(listingOrders, asked)
    ? (asked as ListingOrderName)
    : "newest";
}
