/** Connection details of the search over Algolia's protocol; none of them is secret. */
export type SearchFacts = {
  appId: string;
  searchKey: string;
  /** The product index. */
  index: string;
};

/** Algolia application id that selects the shop's embedded search. */
export const EMBEDDED_SEARCH = "embedded";
