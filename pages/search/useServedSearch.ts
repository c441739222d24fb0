import { useMemo } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { useListing } from "#components/category/Listing.tsx";
import type { Listed } from "#components/category/ListingView.tsx";
import { shopKinds } from "#components/search/liveKinds.ts";
import { searchListing } from "#components/search/searchListing.tsx";
import { readState } from "#components/search/searchState.ts";
import type { Vocabulary } from "#components/search/vocabulary.ts";
import type { SearchPageFacts } from "./completeSearch.ts";

type Served = {
  /** Nothing where nothing was searched for. */
  listed: Listed | undefined;
  isLoose: boolean;
  /** The shop itself was asked in the place of its search. */
  isSimple: boolean;
};

/** What the server found for the page's address: in the search's index, or in the shop itself. */
export function useServedSearch(
  products: Parameters<typeof useListing>[0],
  counts: Parameters<typeof useListing>[1],
  vocabulary: Vocabulary,
): Served {
  const { loaded, urlParsed } = usePageContext();
  const { found } = (loaded?.payload?.data ?? {}) as SearchPageFacts;
  const inShop = useListing(products, counts);
  const { searchOriginal } = urlParsed;
  const inIndex = useMemo(() => {
    const state = readState(searchOriginal ?? "", vocabulary);
    return found && searchListing(found, { state, vocabulary });
  }, [found, searchOriginal, vocabulary]);
  if (found) return { listed: inIndex, isLoose: found.isLoose, isSimple: false };
  const kinds = shopKinds(urlParsed.search.category, vocabulary);
  return { listed: inShop && { ...inShop, kinds }, isLoose: false, isSimple: true };
}
