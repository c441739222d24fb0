/** Connection details of the search over Algolia's protocol; none of them is secret. */
export type SearchFacts = {
  appId: string;
  searchKey: string;
  /** The product index. */
  index: string;
};

/** Record field with the colors of a product, from all attributes that are filtered as one. */
export const COLOR_FIELD = "colors";

/** Record field with the names of those facet fields that the product has values in. */
export const FACET_FIELDS = "facetFields";

/** Algolia refuses a text of 512 bytes or more. */
export const MAX_SEARCH_BYTES = 511;

/** Cuts a text to search for to the longest that a search accepts, between characters. */
export function searchText(text: string): string {
  const start = text.slice(0, MAX_SEARCH_BYTES);
  const { read } = new TextEncoder().encodeInto(start, new Uint8Array(MAX_SEARCH_BYTES));
  return read === text.length ? text : start.slice(0, read).trimEnd();
}

/** Algolia application id that selects the shop's embedded search. */
export const EMBEDDED_SEARCH = "embedded";
