import { expect, test } from "vitest";
import { createStore } from "./indexTable.ts";
import { openSearchDatabase } from "./searchDatabase.ts";
import { MAX_ATTRIBUTES, textTable, textsOf } from "./textTable.ts";

function openTable() {
  const database = openSearchDatabase(":memory:");
  const { store, generation } = createStore(database, ["*"]);
  return textTable(database, store, generation);
}

test("The texts of a record are folded, and an attribute's text includes its nested values and lists", () => {
  const record = {
    objectID: "1",
    name: "Crème Brûlée",
    size: 12,
    isNew: true,
    maker: { name: "Hal", towns: ["Frome", "Bath"] },
  };
  expect(textsOf(record, ["name", "maker", "maker.name", "size", "isNew", "unknown"])).toEqual([
    "creme brulee",
    "hal frome bath",
    "hal",
    "12",
    "",
    "",
  ]);
  expect(textsOf(record, ["*"])).toEqual(["1 creme brulee 12 hal frome bath"]);
});

test("A term's postings are in the order of the rows, with a bit for each attribute up to the last", () => {
  const table = openTable();
  const last = Array.from({ length: MAX_ATTRIBUTES }, (_, place) => (place === 15 ? "oak" : ""));
  table.add(7, last);
  table.add(3, ["oak", "ash", "oak oak"]);
  expect(table.postings("oak")).toEqual([
    { row: 3, bits: 0b101 },
    { row: 7, bits: 1 << 15 },
  ]);
});

test("A removed row leaves neither postings nor terms", () => {
  const table = openTable();
  table.add(1, ["oak ash"]);
  table.add(2, ["oak"]);
  table.remove(1);
  expect(table.postings("oak")).toEqual([{ row: 2, bits: 1 }]);
  expect(table.terms()).toEqual(["oak"]);
});

test("Terms of other scripts, and fractions, are stored unchanged", () => {
  const table = openTable();
  const texts = textsOf({ objectID: "1", name: "蜡烛 Ωmega 7½" }, ["name"]);
  table.add(1, texts);
  expect(table.terms().toSorted()).toEqual(texts.flatMap((text) => text.split(" ")).toSorted());
});
