import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useInfiniteHits, useInstantSearch, useSearchBox } from "react-instantsearch";
import { usePageContext } from "vike-react/usePageContext";
import { navigate } from "vike/client/router";
import { isOutdated } from "#relay/builds.ts";
import type { Listed } from "#components/category/ListingView.tsx";
import { foundIn } from "./foundInIndex.ts";
import type { HitFields } from "./hit.ts";
import { hitsCache } from "./hitsCache.ts";
import { rememberSearch } from "./recentSearches.ts";
import type { RetryingClient } from "./retryingClient.ts";
import { searchListing } from "./searchListing.tsx";
import type { SearchRouting } from "./searchRouting.ts";
import { parseSearch, spellSearch } from "./searchState.ts";
import { useSameItems } from "./useSameItems.ts";
import { useTimeout } from "./useTimeout.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How long no key is pressed before the shop's own search is asked instead of the index. */
const REST_MS = 300;

/** What the search shows: a list, and the text that it is for. */
export type SearchView = {
  q: string;
  /** Nothing where nothing was searched for. */
  listed: Listed | undefined;
  /** Nothing was found as it was typed: these come near it. */
  isLoose: boolean;
  /** The shop itself was asked instead of the index. */
  isSimple: boolean;
};

type LiveSearch = {
  vocabulary: Vocabulary;
  client: RetryingClient;
  routing: SearchRouting;
  /** The list that the server found for the page's address. */
  served: SearchView;
};

const notFailing = () => false;

/**
 * The list and the field of the page that searches, over InstantSearch. The server's list stands in
 * until the index answers, and is fetched where it does not.
 */
export function useLiveSearch({ vocabulary, client, routing, served }: LiveSearch) {
  const { loaded, urlParsed } = usePageContext();
  const { results, status, uiState, setUiState, refresh } = useInstantSearch();
  const { query, refine } = useSearchBox();
  const { items, showPrevious, showMore } = useInfiniteHits<HitFields>({
    ...(!import.meta.env.SSR && { cache: hitsCache }),
    // The card that shows a hit escapes it.
    escapeHTML: false,
  });
  const hits = useSameItems(items);
  const isFailing = useSyncExternalStore(client.subscribe, client.isFailing, notFailing);
  const isTimedOut = useTimeout(status === "loading" || status === "stalled");
  const hasFailed = isFailing || isTimedOut;
  const field = useRef<HTMLInputElement>(null);

  const { stateMapping, push, follow } = routing;
  const state = stateMapping.stateToRoute(uiState);
  const search = spellSearch({ ...state, page: 1 }, vocabulary);
  const servedFor = parseSearch(urlParsed.searchOriginal ?? "", vocabulary);
  const servedSearch = spellSearch({ ...servedFor, page: 1 }, vocabulary);

  /** Goes to an address that the list has, with the text that was typed since. */
  const choose = useCallback(
    (address: string) => {
      let route = parseSearch(new URL(address, location.href).search, vocabulary);
      setUiState((before) => {
        const { q } = stateMapping.stateToRoute(before);
        if (q !== route.q) route = { ...route, q, page: 1 };
        return stateMapping.routeToState(route);
      });
      push(spellSearch(route, vocabulary));
      return true;
    },
    [vocabulary, stateMapping, setUiState, push],
  );
  const fill = useCallback(
    (address: string) => {
      const { q } = parseSearch(new URL(address, location.href).search, vocabulary);
      if (field.current) field.current.value = q;
    },
    [vocabulary],
  );

  /** The page as it was navigated to last, and the search string that we navigated to ourselves. */
  const followed = useRef<typeof loaded>(undefined);
  const fallback = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = followed.current === undefined;
    if (followed.current === loaded) return;
    followed.current = loaded;
    if (isFirst) {
      // The shopper may have typed before the script was there.
      const typed = field.current?.value ?? "";
      if (typed.trim() === query) refresh();
      else refine(typed);
    } else if (fallback.current !== servedSearch) {
      fill(location.href);
      follow();
    }
  }, [loaded, servedSearch, query, refine, refresh, fill, follow]);
  useEffect(() => {
    const fillFromAddress = () => fill(location.href);
    addEventListener("popstate", fillFromAddress);
    return () => removeEventListener("popstate", fillFromAddress);
  }, [fill]);
  useEffect(() => client.stop, [client]);

  useEffect(() => {
    // Loading a newer build is for the shopper to begin.
    if (!hasFailed || search === servedSearch || isOutdated()) return;
    const timer = setTimeout(() => {
      fallback.current = search;
      const here = parseSearch(location.search, vocabulary);
      void navigate(location.pathname + search, {
        keepScrollPosition: true,
        overwriteLastHistoryEntry: spellSearch({ ...here, page: 1 }, vocabulary) === search,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, search, servedSearch, vocabulary]);

  // The text is the response's: while a key's response is awaited nothing of the list changes.
  const q = results.__isArtificial ? undefined : (results.query?.trim() ?? "");
  const shown = q === undefined ? undefined : spellSearch({ ...state, q, page: 1 }, vocabulary);
  const isLooking = status === "stalled";
  const live = useMemo((): SearchView | undefined => {
    if (shown === undefined) return undefined;
    const found = foundIn(results, hits);
    const listed = searchListing(found, {
      state: parseSearch(shown, vocabulary),
      vocabulary,
      isLooking,
      onGo: choose,
      showEarlier: showPrevious,
      showMore,
    });
    const { q: text } = parseSearch(shown, vocabulary);
    return { q: text, listed, isLoose: found.isLoose, isSimple: false };
  }, [shown, results, hits, vocabulary, isLooking, choose, showPrevious, showMore]);

  const isServed = hasFailed && search === servedSearch;
  return {
    view: live && !isServed ? live : served,
    hasFailed,
    field,
    type: refine,
    /** Goes to another address of the search as it is. */
    visit(address: string) {
      fill(address);
      push(address);
      follow();
      return true;
    },
    submit: useCallback(
      (address: string) => {
        rememberSearch(field.current?.value ?? "");
        push(address);
        return true;
      },
      [push],
    ),
  };
}
