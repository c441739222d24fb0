import type { Columns } from "#search/columns/columns.ts";
import type { Corpus } from "#search/store/corpus.ts";
import type { Ranking, SortKey } from "#search/settings.ts";

// Ranking: the order of an index by its sort keys, and stable sorts of matches by relevance.

/** Live slots in the order of an index, independent of any query. */
export type Order = {
  slots: Uint32Array;
  /** Group per slot of equal leading sort keys; undefined without leading sort keys. */
  groups: Uint32Array | undefined;
};

/** Creates a reader of a slot's sort value for one attribute; it returns undefined without one. */
function valueReader(columns: Columns, attribute: string): (slot: number) => number | undefined {
  const lists = columns.numbers.get(attribute);
  const facet = columns.facets.get(attribute);
  const readNumber = (slot: number) =>
    lists?.counts[slot] ? lists.pool[lists.starts[slot] ?? 0] : undefined;
  if (!facet) return readNumber;
  const sorted = facet.values.map((_, id) => id);
  sorted.sort((one, other) => {
    const [first = "", second = ""] = [facet.values[one], facet.values[other]];
    return first < second ? -1 : 1;
  });
  const places = new Uint32Array(sorted.length);
  for (const [place, id] of sorted.entries()) places[id] = place;
  return (slot) => {
    const amount = readNumber(slot);
    if (amount !== undefined) return amount;
    if (!facet.lists.counts[slot]) return undefined;
    const id = facet.lists.pool[facet.lists.starts[slot] ?? 0] ?? 0;
    return places[id];
  };
}

/** Creates a comparator of slots by these keys; slots without a value always come last. */
function comparer(columns: Columns, slots: number, keys: readonly SortKey[]) {
  const columnsOfKeys = keys.map(({ attribute, isDescending }) => {
    const read = valueReader(columns, attribute);
    return Float64Array.from({ length: slots }, (_, slot) => {
      const value = read(slot);
      if (value === undefined) return Infinity;
      return isDescending ? -value : value;
    });
  });
  return (one: number, other: number): number => {
    for (const column of columnsOfKeys) {
      const [first = 0, second = 0] = [column[one], column[other]];
      if (first !== second) return first < second ? -1 : 1;
    }
    return 0;
  };
}

/** Computes the order of an index over its current records. */
export function orderOf(corpus: Corpus, { leading, custom }: Ranking): Order {
  const { columns, rows } = corpus;
  const slots = new Uint32Array(corpus.live);
  let count = 0;
  for (let slot = 0; slot < corpus.slots; slot += 1) if (rows[slot]) slots[count++] = slot;
  const compareLeading = comparer(columns, corpus.slots, leading);
  const compareCustom = comparer(columns, corpus.slots, custom);
  if (leading.length + custom.length > 0) {
    slots.sort(
      (one, other) => compareLeading(one, other) || compareCustom(one, other) || one - other,
    );
  }
  if (leading.length === 0) return { slots, groups: undefined };
  const groups = new Uint32Array(corpus.slots);
  let group = 0;
  for (let at = 1; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (compareLeading(slots[at - 1] ?? 0, slot) !== 0) group += 1;
    groups[slot] = group;
  }
  return { slots, groups };
}

/** Sorts slots by key, ascending and stable, as a counting sort. */
export function sortedByKey(slots: Uint32Array, keys: Int32Array, most: number): Uint32Array {
  const starts = new Uint32Array(most + 2);
  for (const slot of slots)
    starts[(keys[slot] ?? 0) + 1] = (starts[(keys[slot] ?? 0) + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key += 1) {
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  }
  const sorted = new Uint32Array(slots.length);
  for (const slot of slots) {
    const key = keys[slot] ?? 0;
    const place = starts[key] ?? 0;
    sorted[place] = slot;
    starts[key] = place + 1;
  }
  return sorted;
}

/** Sorts slots by key, ascending and stable, within groups of equal leading sort keys. */
export function sortedWithinGroups(
  slots: Uint32Array,
  keys: Int32Array,
  groups: Uint32Array,
): Uint32Array {
  const places = new Map(Array.from(slots, (slot, place) => [slot, place]));
  return slots.toSorted(
    (one, other) =>
      (groups[one] ?? 0) - (groups[other] ?? 0) ||
      (keys[one] ?? 0) - (keys[other] ?? 0) ||
      (places.get(one) ?? 0) - (places.get(other) ?? 0),
  );
}
