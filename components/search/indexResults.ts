import type { SearchResults } from "algoliasearch-helper";
import type { Hit } from "./hit.ts";
import type { CountedResults } from "./liveCounts.ts";
import type { CategorizedResults } from "./liveCategories.ts";

/** Part of an index response that the page displays; the server sends it in the payload. */
export type IndexResults = CountedResults &
  CategorizedResults & {
    hits: Hit[];
    nbHits: number;
    nbPages: number;
    /** True if nothing matched the text as typed: the hits are approximate. */
    isLoose: boolean;
  };

/** Picks that part from InstantSearch's results, with the hits of all displayed pages. */
export function indexResultsOf(results: SearchResults, hits: Hit[]): IndexResults {
  const { nbHits, nbPages, facets, disjunctiveFacets, hierarchicalFacets } = results;
  // Added to a response by `looseningClient`.
  const { isLoose = false } = results as { isLoose?: boolean };
  return { hits, nbHits, nbPages, isLoose, facets, disjunctiveFacets, hierarchicalFacets };
}
