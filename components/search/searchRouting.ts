import type { UiState } from "instantsearch.js";
import { history as historyRouter } from "instantsearch.js/es/lib/routers";
import { fromUiState, parseSearch, spellSearch, toUiState } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The path of the page that searches. */
const PATH = "/search";

/**
 * InstantSearch's routing over the search's address, in the one spelling that the server reads too.
 * Typed text becomes a step of the history after the router's delay of 400 ms.
 * @param served the search string that the page was rendered for
 */
export function searchRouting(vocabulary: Vocabulary, index: string, served: string) {
  const stateIn = (address: string) => {
    const { search } = new URL(address, "http://shop.internal");
    return parseSearch(search, vocabulary);
  };
  const createURL = (state: SearchState) => PATH + spellSearch(state, vocabulary);
  /** The address of a list's first page, by that of any of its pages. */
  const listOf = (address: string) => createURL({ ...stateIn(address), page: 1 });
  let follow = () => {};

  /** Makes an address the tab's, as a step of the history, unless it is already. */
  function push(address: string): void {
    if (location.pathname !== PATH || address === createURL(stateIn(location.href))) return;
    // More of the same list is no step that one could go back to.
    if (listOf(address) === listOf(location.href)) history.replaceState(history.state, "", address);
    else history.pushState({}, "", address);
  }

  const router = historyRouter<SearchState>({
    createURL: ({ routeState }) => createURL(routeState),
    parseURL: (from) => stateIn(import.meta.env.SSR ? served : from.location.href),
    push,
    dispose: () => removeEventListener("popstate", follow),
    cleanUrlOnDispose: false,
    // It is of no use on the server, where there is no other.
    ...(import.meta.env.SSR && { getLocation: () => ({}) as Location }),
  });
  // The router's own listener has the first change after a step back left out of the address.
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
    /** Takes over the address after a navigation. */
    follow: () => follow(),
  };
}

export type SearchRouting = ReturnType<typeof searchRouting>;
