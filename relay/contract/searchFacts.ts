/** How the search is asked, by Algolia's protocol; nothing of it is secret. */
export type SearchFacts = {
  appId: string;
  searchKey: string;
  /** The index of the products. */
  index: string;
};

/** The application's id that says that the shop's own server searches. */
export const EMBEDDED_SEARCH = "embedded";
