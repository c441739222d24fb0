import { expect, test } from "vitest";
import { addToColumns, createColumns, numbersOf, sortedIds } from "./columns.ts";
import { hasMatch } from "./growingLists.ts";

test("A facet column gives each value one id and lists the ids by slot", () => {
  const columns = createColumns(["glaze"]);
  addToColumns(columns, 0, { objectID: "0", glaze: ["oat", "ink", "oat"] });
  addToColumns(columns, 1, { objectID: "1", glaze: "Ink" });
  const column = columns.facets.get("glaze");
  expect(column?.values).toEqual(["oat", "ink", "Ink"]);
  expect(column?.idsOfFolded.get("ink")).toEqual([1, 2]);
  expect(column && hasMatch(column.lists, 0, (id) => id === 1)).toBe(true);
  expect(column && hasMatch(column.lists, 1, (id) => id === 1)).toBe(false);
});

test("Columns store the numbers of every attribute, declared or not", () => {
  const columns = createColumns([]);
  addToColumns(columns, 0, { objectID: "0", price: { now: 19 } });
  const prices = numbersOf(columns, "price.now");
  expect(prices && hasMatch(prices, 0, (price) => price === 19)).toBe(true);
  expect(numbersOf(columns, "weight")).toBeUndefined();
});

test("A facet column sorts its values alphabetically, including those added later", () => {
  const columns = createColumns(["glaze"]);
  const column = columns.facets.get("glaze");
  const sorted = () => column && Array.from(sortedIds(column), (id) => column.values[id]);
  addToColumns(columns, 0, { objectID: "0", glaze: ["oat", "ink"] });
  expect(sorted()).toEqual(["ink", "oat"]);
  addToColumns(columns, 1, { objectID: "1", glaze: "kaolin" });
  expect(sorted()).toEqual(["ink", "kaolin", "oat"]);
});

test("A column grows past its initial capacity", () => {
  const columns = createColumns([]);
  for (let slot = 0; slot < 500; slot += 1) {
    addToColumns(columns, slot, { objectID: String(slot), price: slot });
  }
  const prices = numbersOf(columns, "price");
  expect(prices && hasMatch(prices, 499, (price) => price === 499)).toBe(true);
});
