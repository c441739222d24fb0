import type { Listed } from "#components/category/ListingView.tsx";

/** The displayed list, and the text that it was requested for. */
export type SearchView = {
  q: string;
  /** Undefined if nothing was searched for, or no response arrived. */
  listed: Listed | undefined;
  /** True if nothing matched the text as typed: the hits are approximate. */
  isLoose: boolean;
  /** True if the list is the backend's instead of the index's. */
  isSimple: boolean;
};
