import { expect, test } from "vitest";
import { addToColumns, createColumns } from "#search/columns/columns.ts";
import { parseFilters } from "./parseFilters.ts";
import { groupsPredicate } from "./predicate.ts";

const records = [
  { objectID: "0", glaze: ["oat", "ink"], price: 19, _tags: ["sale"] },
  { objectID: "1", glaze: ["Rust"], price: 24.5 },
  { objectID: "2", price: 0.1 + 0.2 },
];

function passing(filters: string): number[] {
  const columns = createColumns(["glaze"]);
  for (const [slot, record] of records.entries()) addToColumns(columns, slot, record);
  const passes = groupsPredicate(columns, parseFilters(filters));
  return [0, 1, 2].filter((slot) => passes?.(slot) ?? true);
}

test.for([
  ["", [0, 1, 2]],
  ["glaze:ink", [0]],
  ["glaze:rust", [1]],
  ["NOT glaze:oat", [1, 2]],
  ["glaze:oat OR glaze:rust", [0, 1]],
  ["sale", [0]],
  ["price > 19", [1]],
  ["price:19 TO 24.5", [0, 1]],
  ["price = 0.3", [2]],
  ["price:19", [0]],
  ["glaze:oat AND price > 19", []],
  ["unknown:1", []],
] as const)("The filter “%s” passes the records %j", ([filters, slots]) => {
  expect(passing(filters)).toEqual(slots);
});
