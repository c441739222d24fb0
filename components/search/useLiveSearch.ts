import { useCallback, useEffect, useSyncExternalStore, useState, useRef, useMemo } from "react";
import type { RefObject } from "react";
import { useInfiniteHits, useInstantSearch, useSearchBox } from "react-instantsearch";
import { usePageContext } from "vike-react/usePageContext";
import { navigate } from "vike/client/router";
import { searchText } from "#relay/contract/page/searchFacts.ts";
import { isOutdated } from "#relay/latestBuild.ts";
import type { OnNavigate } from "#components/category/followHere.ts";
import type { HitFields, Hit } from "./hit.ts";
import type { RetryingClient } from "./retryingClient.ts";
import type { SearchRouting } from "./searchRouting.ts";
import { spellSearch, parseSearch } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { saveSearch } from "./searchHistory.ts";
import { indexResultsOf } from "./indexResults.ts";
import { searchView, listedState } from "./searchListing.tsx";
import type { ListingContext, SearchView } from "./searchListing.tsx";

// State of the search page: its list and field, over InstantSearch.

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
function useServedView(served: SearchView, current: CurrentSearch): SearchView {
  const { shown, vocabulary, isPending, onNavigate } = current;
  return useMemo(() => {
    const { listed } = served;
    if (!listed) return served;
    const state = listedState(parseSearch(shown, vocabulary), vocabulary);
    const isLooking = isPending || listed.isLooking;
    return { ...served, listed: { ...listed, ...state, isLooking, onNavigate } };
  }, [served, shown, vocabulary, isPending, onNavigate]);
}

type IndexResponse = Required<Omit<ListingContext, "state">> & {
  /** Search string of the current state with the response's text; undefined before the first one. */
  shown: string | undefined;
  results: Parameters<typeof indexResultsOf>[0];
  hits: Parameters<typeof indexResultsOf>[1];
};

/** Returns the displayed list; undefined before the first response. */
function useResponseView(response: IndexResponse): SearchView | undefined {
  const { shown, results, hits, vocabulary, isLooking, onNavigate, showEarlier, showMore } =
    response;
  return useMemo(() => {
    if (shown === undefined) return undefined;
    const found = indexResultsOf(results, hits);
    const state = parseSearch(shown, vocabulary);
    const surroundings = { state, vocabulary, isLooking, onNavigate, showEarlier, showMore };
    return searchView(found, surroundings);
  }, [shown, results, hits, vocabulary, isLooking, onNavigate, showEarlier, showMore]);
}

type SearchNavigation = {
  routing: SearchRouting;
  setUiState: ReturnType<typeof useInstantSearch>["setUiState"];
  field: RefObject<HTMLInputElement | null>;
  /** Fills the field from a search string. */
  fill: (search: string) => void;
};

/** Returns the navigations; each writes the address at once, and returns true. */
function useSearchNavigation({ routing, setUiState, field, fill }: SearchNavigation) {
  const { router, stateMapping, stateIn, push, follow } = routing;

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
    saveSearch(field.current?.value ?? "");
    setUiState((before) => {
      push(router.createURL(stateMapping.stateToRoute(before)));
      return before;
    });
    return true;
  }, [router, stateMapping, setUiState, push, field]);
  /** Navigates to another address of the search, unchanged. */
  const visit = (address: string) => {
    push(address);
    fill(location.search);
    follow();
    return true;
  };

  return { choose, submit, visit };
}

type SearchField = {
  vocabulary: Vocabulary;
  /** InstantSearch's text, and the functions that change it and search again. */
  query: string;
  refine: (text: string) => void;
  refresh: () => void;
  /** Makes InstantSearch read the address. */
  follow: () => void;
  /** True, once, if the list was navigated to because the index failed: the text is the newer. */
  isOurFallback: (list: string) => boolean;
  /** Address of the list that the server fetched. */
  servedList: string;
};

/**
 * Returns the ref of the uncontrolled field, and a function that fills it. Text that was typed
 * before hydration is searched; each later address that the shopper navigates to fills the field.
 */
function useSearchField(search: SearchField) {
  const { vocabulary, query, refine, refresh, follow, isOurFallback, servedList } = search;
  const { loaded } = usePageContext();
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef<typeof loaded>(undefined);

  const fill = useCallback(
    (address: string) => {
      if (field.current) field.current.value = parseSearch(address, vocabulary).q;
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

  return { field, fill };
}

/** Milliseconds without a key press before the server's list is fetched. */
const REST_MS = 300;

type ServerFallback = {
  /** True while the index does not respond. */
  hasFailed: boolean;
  /** Address of the first page of the requested list, and of the one served last. */
  requested: string;
  served: string;
  /** True if the tab already has an address of that list. */
  isHere: (requested: string) => boolean;
};

/**
 * Navigates to the server's list of the requested search once typing has paused.
 * @returns a function that returns true, once, if a served list was navigated to here
 */
function useServerFallback({ hasFailed, requested, served, isHere }: ServerFallback) {
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    // A newer build would cause a full page load, which is for the shopper to start.
    if (!hasFailed || requested === served || isOutdated()) return;
    const timer = setTimeout(() => {
      fetched.current = requested;
      void navigate(requested, {
        keepScrollPosition: true,
        overwriteLastHistoryEntry: isHere(requested),
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, requested, served, isHere]);
  return useCallback((list: string) => {
    const isOurs = fetched.current === list;
    fetched.current = undefined;
    return isOurs;
  }, []);
}

type Pages = Record<number, Hit[]>;

/** Maximum number of cached searches: as many as a few steps back may reach. */
const MAX_SEARCHES = 8;

const cachedHits = new Map<string, Pages>();

const keyOf = (state: object) => JSON.stringify({ ...state, page: undefined });

/** InstantSearch `cache` of the displayed hits, by the search's parameters; evicts the oldest. */
const hitsCache = {
  read({ state }: { state: object }): Pages | null {
    return cachedHits.get(keyOf(state)) ?? null;
  },
  write({ state, hits }: { state: object; hits: Pages }): void {
    const key = keyOf(state);
    cachedHits.delete(key);
    cachedHits.set(key, hits);
    const [oldest] = cachedHits.keys();
    if (cachedHits.size > MAX_SEARCHES && oldest !== undefined) cachedHits.delete(oldest);
  },
};

/** Returns the previous array as long as its items are the same. */
function useSameItems<Item>(items: Item[]): Item[] {
  const [previous, setPrevious] = useState(items);
  const isSame =
    previous.length === items.length && previous.every((item, place) => item === items[place]);
  if (!isSame) setPrevious(items);
  return isSame ? previous : items;
}

/**
 * True once the served list has replaced a response of the index; it then stays until the next one.
 * @param isDue true if the list is to replace it
 */
function useIsReplaced(response: unknown, isDue: boolean): boolean {
  const [replaced, setReplaced] = useState<unknown>();
  if (isDue && replaced !== response) setReplaced(response);
  return replaced === response;
}

/** Milliseconds to wait for a response before falling back to the backend's search. */
const TIMEOUT_MS = 4000;

/** Returns true once the request has been pending for longer than its timeout. */
function useTimeout(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsOver(true), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isPending]);
  return isOver;
}

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
