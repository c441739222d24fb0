// Seeded pseudo-random number generator (mulberry32), for generated shops and tests.

export type Random = {
  /** Returns an integer from 0 to below `limit`. */
  below(limit: number): number;
  /** Returns a random item of a list; throws if it is empty. */
  pick<Item>(list: readonly Item[]): Item;
};

/** Creates a generator; equal seeds give the same numbers on every run. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from");
      return item;
    },
  };
}
