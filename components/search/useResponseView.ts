import { useMemo } from "react";
import { indexResultsOf } from "./indexResults.ts";
import { searchListing } from "./searchListing.tsx";
import type { ListingContext } from "./searchListing.tsx";
import { parseSearch } from "./searchState.ts";
import type { SearchView } from "./searchView.ts";

// Search results of the index's last response, as a memoized listing.

type IndexResponse = Required<Omit<ListingContext, "state">> & {
  /** Search string of the current state with the response's text; undefined before the first one. */
  shown: string | undefined;
  results: Parameters<typeof indexResultsOf>[0];
  hits: Parameters<typeof indexResultsOf>[1];
};

/** Returns the displayed list; undefined before the first response. */
export function useResponseView(response: IndexResponse): SearchView | undefined {
  const { shown, results, hits, vocabulary, isLooking, onNavigate, showEarlier, showMore } =
    response;
  return useMemo(() => {
    if (shown === undefined) return undefined;
    const found = indexResultsOf(results, hits);
    const state = parseSearch(shown, vocabulary);
    const surroundings = { state, vocabulary, isLooking, onNavigate, showEarlier, showMore };
    const listed = searchListing(found, surroundings);
    return { q: state.q, listed, isLoose: found.isLoose, isSimple: false };
  }, [shown, results, hits, vocabulary, isLooking, onNavigate, showEarlier, showMore]);
}
