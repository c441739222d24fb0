import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useInfiniteHits, useInstantSearch, useSearchBox } from "react-instantsearch";
import { usePageContext } from "vike-react/usePageContext";
import { searchText } from "#relay/contract/page/searchFacts.ts";
import type { HitFields } from "./hit.ts";
import { hitsCache } from "./hitsCache.ts";
import type { RetryingClient } from "./retryingClient.ts";
import type { SearchRouting } from "./searchRouting.ts";
import { spellSearch } from "./searchState.ts";
import type { SearchView } from "./searchView.ts";
import { useIsReplaced } from "./useIsReplaced.ts";
import { useResponseView } from "./useResponseView.ts";
import { useSameItems } from "./useSameItems.ts";
import { useSearchField } from "./useSearchField.ts";
import { useSearchNavigation } from "./useSearchNavigation.ts";
import { useServedView } from "./useServedView.ts";
import { useServerFallback } from "./useServerFallback.ts";
import { useTimeout } from "./useTimeout.ts";
import type { Vocabulary } from "./vocabulary.ts";

// State of the search page: its list and field, over InstantSearch.

type LiveSearch = {
  vocabulary: Vocabulary;
  client: RetryingClient;
  routing: SearchRouting;
  /** List that the server fetched for the page's address. */
  served: SearchView;
};

const notFailing = () => false;

/**
 * Returns the displayed list, the field and its callbacks. The server's list is displayed until the
 * index responds, and fetched if it does not.
 */
export function useLiveSearch({ vocabulary, client, routing, served }: LiveSearch) {
  const { urlParsed } = usePageContext();
  const { results, status, uiState, setUiState, refresh } = useInstantSearch();
  const { query, refine: search } = useSearchBox();
  const refine = useCallback((text: string) => search(searchText(text)), [search]);
  const { items, showPrevious, showMore } = useInfiniteHits<HitFields>({
    ...(!import.meta.env.SSR && { cache: hitsCache }),
    // `HitCard` renders hits as text, which React escapes.
    escapeHTML: false,
  });
  const hits = useSameItems(items);
  const isFailing = useSyncExternalStore(client.subscribe, client.isFailing, notFailing);
  const isTimedOut = useTimeout(status === "loading" || status === "stalled");
  const hasFailed = isFailing || isTimedOut;

  const { router, stateMapping, listOf } = routing;
  const state = stateMapping.stateToRoute(uiState);
  const requested = listOf(router.createURL(state));
  const servedList = listOf(urlParsed.searchOriginal ?? "?");
  const isOurFallback = useServerFallback({
    hasFailed,
    requested,
    served: servedList,
    isHere: useCallback((list) => listOf(location.href) === list, [listOf]),
  });

  const { field, fill } = useSearchField({
    vocabulary,
    query,
    refine,
    refresh,
    follow: routing.follow,
    isOurFallback,
    servedList,
  });
  useEffect(() => client.stop, [client]);

  const { choose, submit, visit } = useSearchNavigation({ routing, setUiState, field, fill });

  // The response's text: while a key's response is pending nothing of the list changes.
  const q = results.__isArtificial ? undefined : (results.query?.trim() ?? "");
  const spelledFor = (text: string) => spellSearch({ ...state, q: text, page: 1 }, vocabulary);
  const shown = q === undefined ? undefined : spelledFor(q);
  const live = useResponseView({
    shown,
    results,
    hits,
    vocabulary,
    isLooking: status === "stalled",
    onNavigate: choose,
    showEarlier: showPrevious,
    showMore,
  });
  const isServed = requested === servedList;
  const servedNow = useServedView(served, {
    shown: spelledFor(served.q),
    vocabulary,
    isPending: !isServed,
    onNavigate: choose,
  });
  const isReplaced = useIsReplaced(results, hasFailed && isServed);
  const view = live && !(hasFailed && isReplaced) ? live : servedNow;
  return { view, hasFailed, field, type: refine, submit, visit };
}
