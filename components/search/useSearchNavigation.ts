import { useCallback } from "react";
import type { RefObject } from "react";
import type { useInstantSearch } from "react-instantsearch";
import { saveSearch } from "./searchHistory.ts";
import type { SearchRouting } from "./searchRouting.ts";

// Client-side navigation within the search page: filters, submitted text and links.

type SearchNavigation = {
  routing: SearchRouting;
  setUiState: ReturnType<typeof useInstantSearch>["setUiState"];
  field: RefObject<HTMLInputElement | null>;
  /** Fills the field from a search string. */
  fill: (search: string) => void;
};

/** Returns the navigations; each writes the address at once, and returns true. */
export function useSearchNavigation({ routing, setUiState, field, fill }: SearchNavigation) {
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
