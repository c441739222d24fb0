import { readState, spellState } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How long no key is pressed before what is typed becomes a step of the history. */
const TYPED_MS = 400;

type Move = (search: string) => void;

/**
 * InstantSearch's way to the page's address, in the one spelling that the shop's own server reads.
 * What is chosen is a step of the history at once, what is typed when the keys rest.
 */
export function searchRouter(vocabulary: Vocabulary) {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  let moved: Move = () => {};
  let isOver = false;

  const spelled = (search: string) => spellState(readState(search, vocabulary), vocabulary);
  const here = () => spelled(location.search);
  const isOurs = () => location.pathname === pathname;

  const without = (search: string, left: Partial<SearchState>) =>
    spellState({ ...readState(search, vocabulary), ...left }, vocabulary);

  function settle(): void {
    clearTimeout(timer);
    const search = waiting;
    waiting = undefined;
    if (search === undefined || !isOurs() || search === here()) return;
    const isMore = without(search, { page: 1 }) === without(here(), { page: 1 });
    // More of the same list is no step that one could go back to.
    if (isMore) history.replaceState(history.state, "", pathname + search);
    else history.pushState({}, "", pathname + search);
  }
  function write(search: string): void {
    clearTimeout(timer);
    // Widgets that go leave an empty search behind, which must not reach the next page's address.
    if (isOver) return;
    waiting = search;
    const isTyped =
      without(search, { q: "", page: 1 }) === without(location.search, { q: "", page: 1 });
    if (isTyped) timer = setTimeout(settle, TYPED_MS);
    else settle();
  }
  /** Takes over what the address has come to say by other ways than this one. */
  function follow(): void {
    clearTimeout(timer);
    waiting = undefined;
    if (isOurs()) moved(here());
  }

  return {
    read: here,
    write,
    createURL: (search: string) => pathname + search,
    onUpdate(callback: Move) {
      moved = callback;
      isOver = false;
      addEventListener("popstate", follow);
    },
    dispose() {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("popstate", follow);
    },
    settle,
    follow,
  };
}

export type SearchRouter = ReturnType<typeof searchRouter>;
