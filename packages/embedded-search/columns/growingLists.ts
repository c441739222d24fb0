/** A list of numbers per slot in growing typed arrays: fast to iterate, fast to append to. */
export type GrowingLists = {
  starts: Uint32Array;
  counts: Uint16Array;
  pool: Uint32Array | Float64Array;
  used: number;
};

const FIRST = 64;

/** Creates lists of value ids, or of amounts. */
export function createLists(kind: "ids" | "amounts"): GrowingLists {
  return {
    starts: new Uint32Array(FIRST),
    counts: new Uint16Array(FIRST),
    pool: kind === "ids" ? new Uint32Array(FIRST) : new Float64Array(FIRST),
    used: 0,
  };
}

/** Returns the array with capacity for `length` items; growing at least doubles it. */
export function grown<Kind extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  array: Kind,
  length: number,
): Kind {
  if (length <= array.length) return array;
  const Larger = array.constructor as new (length: number) => Kind;
  const larger = new Larger(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}

/** Sets the list of a slot, once per slot: a changed record gets a new slot. */
export function setList(lists: GrowingLists, slot: number, values: readonly number[]): void {
  lists.starts = grown(lists.starts, slot + 1);
  lists.counts = grown(lists.counts, slot + 1);
  lists.pool = grown(lists.pool, lists.used + values.length);
  lists.starts[slot] = lists.used;
  lists.counts[slot] = Math.min(values.length, 65_535);
  lists.pool.set(values, lists.used);
  lists.used += values.length;
}

/** True if any number in a slot's list passes. */
export function hasMatch(
  lists: GrowingLists,
  slot: number,
  passes: (value: number) => boolean,
): boolean {
  const start = lists.starts[slot] ?? 0;
  const end = start + (lists.counts[slot] ?? 0);
  for (let at = start; at < end; at += 1) if (passes(lists.pool[at] ?? 0)) return true;
  return false;
}
