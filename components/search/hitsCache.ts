import type { Hit } from "./hit.ts";

type Pages = Record<number, Hit[]>;

/** Maximum number of cached searches: as many as a few steps back may reach. */
const MAX_SEARCHES = 8;

const cached = new Map<string, Pages>();

const keyOf = (state: object) => JSON.stringify({ ...state, page: undefined });

/** InstantSearch cache of the displayed hits, for navigations back from a product to its search. */
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
