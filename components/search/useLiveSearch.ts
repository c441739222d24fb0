import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useInfiniteHits, useInstantSearch, useSearchBox } from "react-instantsearch";
import { usePageContext } from "vike-react/usePageContext";
import type { HitFields } from "./hit.ts";
import { hitsCache } from "./hitsCache.ts";
import { rememberSearch } from "./searchHistory.ts";
import type { RetryingClient } from "./retryingClient.ts";
import type { SearchRouting } from "./searchRouting.ts";
import { parseSearch, spellSearch } from "./searchState.ts";
import type { SearchView } from "./searchView.ts";
import { useIsReplaced } from "./useIsReplaced.ts";
import { useResponseView } from "./useResponseView.ts";
import { useSameItems } from "./useSameItems.ts";
import { useServedView } from "./useServedView.ts";
import { useServerFallback } from "./useServerFallback.ts";
import { useTimeout } from "./useTimeout.ts";
import type { Vocabulary } from "./vocabulary.ts";

type LiveSearch = {
  vocabulary: Vocabulary;
  client: RetryingClient;
  routing: SearchRouting;
  /** List that the server fetched for the page's address. */
  served: SearchView;
};

const notFailing = () => false;

/**
 * List and field of the search page, over InstantSearch. The server's list is displayed until the
 * index responds, and fetched if it does not.
 */
export function useLiveSearch({ vocabulary, client, routing, served }: LiveSearch) {
  const { loaded, urlParsed } = usePageContext();
  const { results, status, uiState, setUiState, refresh } = useInstantSearch();
  const { query, refine } = useSearchBox();
  const { items, showPrevious, showMore } = useInfiniteHits<HitFields>({
    ...(!import.meta.env.SSR && { cache: hitsCache }),
    // `HitCard` renders hits as text, which React escapes.
    escapeHTML: false,
  });
  const hits = useSameItems(items);
  const isFailing = useSyncExternalStore(client.subscribe, client.isFailing, notFailing);
  const isTimedOut = useTimeout(status === "loading" || status === "stalled");
  const hasFailed = isFailing || isTimedOut;
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef<typeof loaded>(undefined);

  const { router, stateMapping, stateIn, listOf, push, follow } = routing;
  const state = stateMapping.stateToRoute(uiState);
  const requested = listOf(router.createURL(state));
  const servedList = listOf(urlParsed.searchOriginal ?? "?");
  const isOurFallback = useServerFallback({
    hasFailed,
    requested,
    served: servedList,
    isHere: useCallback((list) => listOf(location.href) === list, [listOf]),
  });

  const fill = useCallback(
    (search: string) => {
      if (field.current) field.current.value = parseSearch(search, vocabulary).q;
    },
    [vocabulary],
  );
  useEffect(() => {
    const isFirst = followed.current === undefined;
    if (followed.current === loaded) return;
    followed.current = loaded;
    if (isFirst) {
      // The shopper may have typed before hydration.
      const typed = field.current?.value ?? "";
      if (typed.trim() === query) refresh();
      else refine(typed);
    } else if (!isOurFallback(servedList)) {
      fill(location.search);
      follow();
    }
  }, [loaded, followed, servedList, isOurFallback, query, refine, refresh, fill, follow]);
  useEffect(() => {
    const fillFromAddress = () => fill(location.search);
    addEventListener("popstate", fillFromAddress);
    return () => removeEventListener("popstate", fillFromAddress);
  }, [fill]);
  useEffect(() => client.stop, [client]);

  /** Navigates to an address of the list, with the text that was typed since. */
  const choose = useCallback(
    (address: string) => {
      const to = stateIn(address);
      setUiState((before) => {
        const { q } = stateMapping.stateToRoute(before);
        const route = q === to.q ? to : { ...to, q, page: 1 };
        push(router.createURL(route));
        return stateMapping.routeToState(route);
      });
      return true;
    },
    [router, stateMapping, stateIn, setUiState, push],
  );
  /** Adds the typed text to the history at once. */
  const submit = useCallback(() => {
    rememberSearch(field.current?.value ?? "");
    setUiState((before) => {
      push(router.createURL(stateMapping.stateToRoute(before)));
      return before;
    });
    return true;
  }, [router, stateMapping, setUiState, push]);
  /** Navigates to another address of the search, unchanged. */
  const visit = (address: string) => {
    push(address);
    fill(location.search);
    follow();
    return true;
  };

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
