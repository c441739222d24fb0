import { useMemo } from "react";
import { usePageContext } from "vike-react/usePageContext";
import type { ListingFacts } from "#components/category/completeListing.ts";
import { useListing } from "#components/category/Listing.tsx";
import { shopCategories } from "#components/search/liveCategories.ts";
import { searchView } from "#components/search/searchListing.tsx";
import { parseSearch } from "#components/search/searchState.ts";
import type { SearchView } from "#components/search/searchListing.tsx";
import type { Vocabulary } from "#components/search/vocabulary.ts";
import type { SearchPageFacts } from "./completeSearch.ts";

/** Returns the list that the server fetched for the page's address, from index or backend. */
export function useServedSearch(
  products: Parameters<typeof useListing>[0],
  counts: Parameters<typeof useListing>[1],
  vocabulary: Vocabulary,
): SearchView {
  const { loaded, urlParsed } = usePageContext();
  const { found, categoryCounts } = (loaded?.payload?.data ?? {}) as SearchPageFacts & ListingFacts;
  const inShop = useListing(products, counts, true);
  const { searchOriginal, search } = urlParsed;
  const inIndex = useMemo(() => {
    const state = parseSearch(searchOriginal ?? "", vocabulary);
    return found && searchView(found, { state, vocabulary });
  }, [found, searchOriginal, vocabulary]);
  if (inIndex) return inIndex;
  const kinds = shopCategories(search["category"], vocabulary, categoryCounts);
  const listed = inShop && { ...inShop, kinds };
  return { q: search["q"] ?? "", listed, isLoose: false, isSimple: listed !== undefined };
}
