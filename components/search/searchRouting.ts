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
  const spell = (search: string) => spellSearch(parseSearch(search, vocabulary), vocabulary);
  const withoutPage = (search: string) =>
    spellSearch({ ...parseSearch(search, vocabulary), page: 1 }, vocabulary);
  let follow = () => {};

  /** Makes an address the tab's, as a step of the history, unless it is already. */
  function push(address: string): void {
    const { search } = new URL(address, location.href);
    if (location.pathname !== PATH || search === spell(location.search)) return;
    // More of the same list is no step that one could go back to.
    if (withoutPage(search) === withoutPage(location.search)) {
      history.replaceState(history.state, "", PATH + search);
    } else history.pushState({}, "", PATH + search);
  }

  const router = historyRouter<SearchState>({
    createURL: ({ routeState }) => PATH + spellSearch(routeState, vocabulary),
    parseURL: (from) =>
      parseSearch(import.meta.env.SSR ? served : from.location.search, vocabulary),
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
    push,
    /** Takes over the address after a navigation. */
    follow: () => follow(),
  };
}

export type SearchRouting = ReturnType<typeof searchRouting>;
