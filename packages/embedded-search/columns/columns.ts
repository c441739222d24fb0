import type { SearchRecord } from "#search/record.ts";
import { leavesOf } from "#search/record.ts";
import { createLists, setList } from "./growingLists.ts";
import type { GrowingLists } from "./growingLists.ts";

// Column store of a search index: facet and number columns in memory, by slot.

/** Column of a facet attribute: distinct values with ids, and the list of ids per slot. */
export type FacetColumn = {
  values: string[];
  idOf: Map<string, number>;
  /** Ids by lower-cased value, since filters compare values without case. */
  idsOfFolded: Map<string, number[]>;
  /** Ids in alphabetical order of their values; extended lazily by `sortedIds`. */
  sorted: Uint32Array;
  lists: GrowingLists;
};

/** In-memory columns that filters, facets and sort orders read instead of the records. */
export type Columns = {
  facets: Map<string, FacetColumn>;
  numbers: Map<string, GrowingLists>;
};

const createFacetColumn = (): FacetColumn => ({
  values: [],
  idOf: new Map(),
  idsOfFolded: new Map(),
  sorted: new Uint32Array(),
  lists: createLists("ids"),
});

/** Creates facet columns for these attributes; number columns are added as numbers occur. */
export function createColumns(attributes: Iterable<string>): Columns {
  const facets = new Map(["_tags", ...attributes].map((name) => [name, createFacetColumn()]));
  return { facets, numbers: new Map() };
}

function idFor(column: FacetColumn, value: string): number {
  const known = column.idOf.get(value);
  if (known !== undefined) return known;
  const id = column.values.push(value) - 1;
  column.idOf.set(value, id);
  const folded = value.toLowerCase();
  const same = column.idsOfFolded.get(folded);
  if (same) same.push(id);
  else column.idsOfFolded.set(folded, [id]);
  return id;
}

/** Adds a record's values under its slot. */
export function addToColumns(columns: Columns, slot: number, record: SearchRecord): void {
  for (const [path, leaves] of leavesOf(record)) {
    const facet = columns.facets.get(path);
    if (facet) {
      const ids = new Set(leaves.map((leaf) => idFor(facet, String(leaf))));
      setList(facet.lists, slot, [...ids]);
    }
    const amounts = leaves.filter((leaf) => typeof leaf === "number");
    if (amounts.length === 0) continue;
    let column = columns.numbers.get(path);
    if (!column) columns.numbers.set(path, (column = createLists("amounts")));
    setList(column, slot, amounts);
  }
}

/** Returns the ids of a column's values in alphabetical order of the values. */
export function sortedIds(column: FacetColumn): Uint32Array {
  const { sorted, values } = column;
  if (sorted.length < values.length) {
    const valueOf = (id: number) => values[id] ?? "";
    // Ids are stable: values added since the last sort have the ids after it.
    const ids = Array.from(values, (_, place) => sorted[place] ?? place);
    ids.sort((one, other) => (valueOf(one) < valueOf(other) ? -1 : 1));
    column.sorted = Uint32Array.from(ids);
  }
  return column.sorted;
}

/** Number column of an attribute; undefined while no record has a number there. */
export const numbersOf = (columns: Columns, attribute: string): GrowingLists | undefined =>
  columns.numbers.get(attribute);
