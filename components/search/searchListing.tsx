import { navigate } from "vike/client/router";
import { sortOrders } from "#components/category/sortOrders.ts";
import { PAGE_SIZE } from "#components/category/listingPage.ts";
import type { Listed } from "#components/category/ListingView.tsx";
import type { IndexResults } from "./indexResults.ts";
import { liveCounts } from "./liveCounts.ts";
import { LiveHits } from "./LiveHits.tsx";
import { liveCategories } from "./liveCategories.ts";
import { saveSearch } from "./searchHistory.ts";
import { spellSearch } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Listing of search results, with facets and pagination, built from an index response.

const ORDERS = { "": { label: "Best match" }, ...sortOrders };

/** Context of a search listing: its state, and callbacks for its links. */
export type ListingContext = {
  state: SearchState;
  vocabulary: Vocabulary;
  isLooking?: boolean;
  /** Called with a search address before navigating to it; returns true if it has handled it. */
  onNavigate?: (address: string) => boolean;
  /** Load the hits before or after these; without them, links navigate to those pages. */
  showEarlier?: () => void;
  showMore?: () => void;
};

/** Returns those parts of a listing that tell its search state, for whatever products it lists. */
export const listedState = (state: SearchState, vocabulary: Vocabulary) => ({
  facets: state.facets,
  search: { q: state.q, category: state.category, sort: state.sort },
  order: state.sort,
  shown: spellSearch({ ...state, q: "", page: 1 }, vocabulary),
});

/** Returns the listing of the response `found`, the same on the server and in the browser. */
export function searchListing(
  found: Omit<IndexResults, "isLoose">,
  { state, vocabulary, isLooking = false, onNavigate = () => false, ...ways }: ListingContext,
): Listed {
  const { hits, nbHits, nbPages } = found;
  const page = Math.ceil((hits[0]?.__position ?? 1) / PAGE_SIZE);
  const lastPage = page + Math.ceil(hits.length / PAGE_SIZE) - 1;
  const addressOf = (other: number) =>
    `/search${spellSearch({ ...state, page: other }, vocabulary)}`;
  const previous = page > 1 ? addressOf(page - 1) : undefined;
  const next = hits.length > 0 && lastPage < nbPages ? addressOf(lastPage + 1) : undefined;
  const navigateTo = (address: string) => () => void navigate(address);
  return {
    ...listedState(state, vocabulary),
    counts: liveCounts(found, vocabulary),
    kinds: liveCategories(found, state.category, vocabulary),
    attributes: vocabulary.attributes.map(({ attribute }) => attribute),
    orders: ORDERS,
    total: nbHits,
    hasFacets: true,
    isLooking,
    onNavigate,
    list: (
      <div onClick={() => saveSearch(state.q)} role="presentation">
        <LiveHits
          hits={hits}
          vocabulary={vocabulary}
          chosen={state.facets.attributes}
          total={nbHits}
          isLooking={isLooking}
          previous={previous}
          next={next}
          onEarlier={
            previous === undefined ? undefined : (ways.showEarlier ?? navigateTo(previous))
          }
          onMore={next === undefined ? undefined : ways.showMore}
        />
      </div>
    ),
  };
}
