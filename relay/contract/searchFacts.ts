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

/** Algolia application id that selects the shop's embedded search. */
export const EMBEDDED_SEARCH = "embedded";
