import { useMemo } from "react";
import type { OnNavigate } from "#components/category/followHere.ts";
import { listedState } from "./searchListing.tsx";
import { parseSearch } from "./searchState.ts";
import type { SearchView } from "./searchView.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Search results of the server, displayed until the index responds or while it fails.

type CurrentSearch = {
  /** Search string of the current state, with the served list's text. */
  shown: string;
  vocabulary: Vocabulary;
  /** True if the state has changed since the list was served. */
  isPending: boolean;
  onNavigate: OnNavigate;
};

/**
 * Returns the server's list under the current search state, so that choices in it add up with those
 * made after the index has responded.
 */
export function useServedView(served: SearchView, current: CurrentSearch): SearchView {
  const { q, listed, isLoose, isSimple } = served;
  const { shown, vocabulary, isPending, onNavigate } = current;
  return useMemo(() => {
    if (!listed) return { q, listed, isLoose, isSimple };
    const state = listedState(parseSearch(shown, vocabulary), vocabulary);
    const isLooking = isPending || listed.isLooking;
    return { q, listed: { ...listed, ...state, isLooking, onNavigate }, isLoose, isSimple };
  }, [q, listed, isLoose, isSimple, shown, vocabulary, isPending, onNavigate]);
}
