import { listingOrderOf, listingOrders } from "./listingOrder.ts";

/** Twelve close the rows of a case of two, three and four columns. */
const PAGE_SIZE = 12;

type Search = Record<string, string>;

/**
 * Which part of a listing an address means. WooGraphQL pages by cursor only: `after` goes on from
 * one, `before` goes back from one.
 */
export function listingVariables(search: Search) {
  const orderby = [...listingOrders[listingOrderOf(search)].orderby];
  if (search.before) return { last: PAGE_SIZE, before: search.before, orderby };
  return { first: PAGE_SIZE, ...(search.after && { after: search.after }), orderby };
}

/** The address of another part of a listing, or of another order; what is undefined is left out. */
export function listingAddress(
  pathname: string,
  search: Search,
  change: Partial<Record<"after" | "before" | "sort", string | undefined>>,
): string {
  const address = new URLSearchParams(search);
  address.delete("after");
  address.delete("before");
  for (const [name, value] of Object.entries(change)) {
    if (value) address.set(name, value);
  }
  return address.size > 0 ? `${pathname}?${address}` : pathname;
}
