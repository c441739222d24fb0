import type { Hit } from "./hit.ts";

// Cache of search hits for navigations back to a search, in memory.

type Pages = Record<number, Hit[]>;

/** Maximum number of cached searches: as many as a few steps back may reach. */
const MAX_SEARCHES = 8;

const cached = new Map<string, Pages>();

const keyOf = (state: object) => JSON.stringify({ ...state, page: undefined });

/** InstantSearch `cache` of the displayed hits, by the search's parameters; evicts the oldest. */
export const hitsCache = {
  read({ state }: { state: object }): Pages | null {
    return cached.get(keyOf(state)) ?? null;
  },
  write({ state, hits }: { state: object; hits: Pages }): void {
    const key = keyOf(state);
    cached.delete(key);
    cached.set(key, hits);
    const [oldest] = cached.keys();
    if (cached.size > MAX_SEARCHES && oldest !== undefined) cached.delete(oldest);
  },
};
