import type { SearchResults } from "algoliasearch-helper";
import type { Hit } from "./hit.ts";
import type { CountedAnswer } from "./liveCounts.ts";
import type { CategorisedAnswer } from "./liveKinds.ts";

/** The part of an index's response that the page shows, which the server hands over in the payload. */
export type FoundInIndex = CountedAnswer &
  CategorisedAnswer & {
    hits: Hit[];
    nbHits: number;
    nbPages: number;
    /** Nothing was found as it was typed: these come near it. */
    isLoose: boolean;
  };

/** That part of InstantSearch's results, with the hits of all pages that are listed. */
export function foundIn(results: SearchResults, hits: Hit[]): FoundInIndex {
  const { nbHits, nbPages, disjunctiveFacets, hierarchicalFacets } = results;
  // Added to a response by `looseningClient`.
  const { isLoose = false } = results as { isLoose?: boolean };
  return { hits, nbHits, nbPages, isLoose, disjunctiveFacets, hierarchicalFacets };
}
