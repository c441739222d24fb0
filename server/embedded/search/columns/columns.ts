import type { SearchRecord } from "#server/embedded/search/record.ts";
import { leavesOf } from "#server/embedded/search/record.ts";
import { createLists, setList } from "./growingLists.ts";
import type { GrowingLists } from "./growingLists.ts";

/** The values of an attribute that is counted or filtered by: each has a number, slots list those. */
export type FacetColumn = {
  values: string[];
  idOf: Map<string, number>;
  /** Values are compared without case. */
  idsOfFolded: Map<string, number[]>;
  /** The values' numbers in alphabetical order, as of when that was last asked for. */
  sorted: Uint32Array;
  lists: GrowingLists;
};

/** What filters, facets and orders read, instead of the records themselves. */
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

/** Columns for these attributes, and for every attribute that has numbers. */
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

/** Takes a record in under its slot. */
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

/** The numbers of a column's values in alphabetical order. */
export function sortedIds(column: FacetColumn): Uint32Array {
  const { sorted, values } = column;
  if (sorted.length < values.length) {
    const valueOf = (id: number) => values[id] ?? "";
    // A value keeps its number: those that came since have the numbers behind.
    const ids = Array.from(values, (_, place) => sorted[place] ?? place);
    ids.sort((one, other) => (valueOf(one) < valueOf(other) ? -1 : 1));
    column.sorted = Uint32Array.from(ids);
  }
  return column.sorted;
}

/** Up to a moment ago no record had numbers here: a question that meets none finds nothing. */
export const numbersOf = (columns: Columns, attribute: string): GrowingLists | undefined =>
  columns.numbers.get(attribute);
