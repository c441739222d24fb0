import type { Hit } from "./hit.ts";

type Pages = Record<number, Hit[]>;

/** Maximum of cached searches: as many as a few steps back may reach. */
const MOST = 8;

const known = new Map<string, Pages>();

const keyOf = (state: object) => JSON.stringify({ ...state, page: undefined });

/** InstantSearch cache of the displayed hits, for navigations back from a product to its search. */
export const hitsCache = {
  read({ state }: { state: object }): Pages | null {
    return known.get(keyOf(state)) ?? null;
  },
  write({ state, hits }: { state: object; hits: Pages }): void {
    const key = keyOf(state);
    known.delete(key);
    known.set(key, hits);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  },
};
