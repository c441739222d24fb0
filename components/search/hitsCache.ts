import type { Hit } from "./hit.ts";

type Pages = Record<number, Hit[]>;

/** As many searches as one may come back to by a few steps. */
const MOST = 8;

const known = new Map<string, Pages>();

const keyOf = (state: object) => JSON.stringify({ ...state, page: undefined });

/** The pages that were shown of a search, for who comes back to it from one of its things. */
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
