import { navigate } from "vike/client/router";
import { sortOrders } from "#components/category/sortOrders.ts";
import { PAGE_SIZE } from "#components/category/listingPage.ts";
import type { Listed } from "#components/category/ListingView.tsx";
import { isNarrowed } from "#relay/contract/page/facets.ts";
import type { IndexResults } from "./indexResults.ts";
import { liveCounts } from "./liveCounts.ts";
import { LiveHits } from "./LiveHits.tsx";
import { liveCategories } from "./liveCategories.ts";
import { saveSearch } from "./searchHistory.ts";
import { spellSearch } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import { correctedText, isNamedIn } from "./textWords.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { localePath } from "#words/localePath.ts";

// Listing of search results, with facets and pagination, built from an index response.

/** The best match first, or one of the shop's own sort orders. */
const ORDERS = { "": [], ...sortOrders };

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

/** The displayed list, and the text that it was requested for. */
export type SearchView = {
  q: string;
  /** Undefined if nothing was searched for, or no response arrived. */
  listed: Listed | undefined;
  /** Slugs of the listed hits, if they are the index's. */
  slugs?: readonly string[];
  /** True if nothing matched the text as typed: the hits are approximate. */
  isLoose: boolean;
  /** Word that the index took the text for, if it found only that. */
  instead?: string | undefined;
  /** True if the list is the backend's instead of the index's. */
  isSimple: boolean;
};

/** Returns the view of the response `found`, the same on the server and in the browser. */
export function searchView(found: IndexResults, context: ListingContext): SearchView {
  const { q, category, sort, facets } = context.state;
  const { hits, isLoose } = found;
  // Only the best of all hits tell that no other is called as typed.
  const isWhole = !category && !sort && !isNarrowed(facets) && hits[0]?.__position === 1;
  const isCategory = context.vocabulary.categories.some(({ name }) => isNamedIn(q, name));
  const instead = isWhole && !isCategory ? correctedText(q, hits) : undefined;
  const slugs = hits.map(({ slug }) => slug);
  return { q, listed: searchListing(found, context), slugs, isLoose, instead, isSimple: false };
}

/** Returns those parts of a listing that tell its search state, for whatever products it lists. */
export const listedState = (state: SearchState, vocabulary: Vocabulary) => ({
  facets: state.facets,
  search: { q: state.q, category: state.category, sort: state.sort },
  order: state.sort,
  shown: spellSearch({ ...state, q: "", page: 1 }, vocabulary),
});

function searchListing(
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
  const navigateTo = (address: string) => () => void navigate(localePath(address));
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
