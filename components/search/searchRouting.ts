import type { UiState } from "instantsearch.js";
import { history as historyRouter } from "instantsearch.js/es/lib/routers";
import { fromUiState, parseSearch, spellSearch, toUiState } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { localePath } from "#words/localePath.ts";

// Routing of the search page: InstantSearch's state in the URL.

/**
 * Returns InstantSearch's routing over the page's address, in the canonical spelling that the
 * server reads too. Typed text adds a history entry after the router's delay of 400 ms.
 * @param served the search string that the page was rendered for
 */
export function searchRouting(vocabulary: Vocabulary, index: string, served: string) {
  const stateIn = (address: string) => {
    const { search } = new URL(address, "http://shop.internal");
    return parseSearch(search, vocabulary);
  };
  const path = localePath("/search");
  const createURL = (state: SearchState) => path + spellSearch(state, vocabulary);
  /** Returns the address of a list's first page, from that of any of its pages. */
  const listOf = (address: string) => createURL({ ...stateIn(address), page: 1 });
  let follow = () => {};

  /** Pushes an address to the history, unless the tab is already there. */
  function push(address: string): void {
    if (location.pathname !== path || address === createURL(stateIn(location.href))) return;
    // Another page of the same list is not worth a history entry.
    if (listOf(address) === listOf(location.href)) history.replaceState(history.state, "", address);
    else history.pushState({}, "", address);
  }

  const router = historyRouter<SearchState>({
    createURL: ({ routeState }) => createURL(routeState),
    parseURL: (from) => stateIn(import.meta.env.SSR ? served : from.location.href),
    push,
    dispose: () => removeEventListener("popstate", follow),
    cleanUrlOnDispose: false,
    // Unused on the server, which has no `location`.
    ...(import.meta.env.SSR && { getLocation: () => ({}) as Location }),
  });
  // The router's own listener would skip the first write to the address after a step back.
  router.onUpdate = (callback) => {
    follow = () => callback(router.read());
    if (!import.meta.env.SSR) addEventListener("popstate", follow);
  };

  return {
    router,
    stateMapping: {
      stateToRoute: (state: UiState) => fromUiState(state[index] ?? {}, vocabulary, index),
      routeToState: (route: SearchState) => ({ [index]: toUiState(route, vocabulary, index) }),
    },
    stateIn,
    listOf,
    push,
    /** Reads the address again after a navigation. */
    follow: () => follow(),
  };
}

export type SearchRouting = ReturnType<typeof searchRouting>;
