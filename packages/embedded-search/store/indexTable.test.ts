import { expect, test } from "vitest";
import {
  adoptText,
  copyRecords,
  createStore,
  deleteIndexRow,
  dropStore,
  nextText,
  placeOf,
  readIndexes,
  writeIndex,
} from "./indexTable.ts";
import type { IndexRow } from "./indexTable.ts";
import { recordTable } from "./recordTable.ts";
import { openSearchDatabase } from "./searchDatabase.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

const goods: IndexRow = {
  name: "goods",
  primary: undefined,
  isVirtual: false,
  store: 1,
  settings: { replicas: ["goods_price"] },
  created: 1,
  updated: 2,
};
const byPrice: IndexRow = {
  ...goods,
  name: "goods_price",
  primary: "goods",
  isVirtual: true,
  store: undefined,
};

const tablesOf = (database: SearchDatabase) =>
  database
    .all("select name from sqlite_schema where name like 'record%' or name like 'text%'")
    .map(([name]) => String(name))
    .filter((name) => /^(record|text)_\d+(_\d+)?$/.test(name))
    .toSorted();

test("Indexes are read as they were written, replicas too, by their names", () => {
  const database = openSearchDatabase(":memory:");
  for (const row of [byPrice, goods, { ...goods, updated: 3 }]) writeIndex(database, row);
  expect(readIndexes(database)).toEqual([{ ...goods, updated: 3 }, byPrice]);
});

test("A deleted index takes its synonyms with it, and no other's", () => {
  const database = openSearchDatabase(":memory:");
  for (const row of [goods, byPrice]) {
    writeIndex(database, row);
    database.run("insert into synonym values (?, 'a', '{}')", row.name);
  }
  deleteIndexRow(database, "goods");
  expect(readIndexes(database)).toEqual([byPrice]);
  expect(database.all("select index_name from synonym")).toEqual([["goods_price"]]);
});

test("A store keeps its text attributes, and two stores do not share tables", () => {
  const database = openSearchDatabase(":memory:");
  const [one, other] = [createStore(database, ["name"]), createStore(database, ["*"])];
  expect(other.store).not.toBe(one.store);
  expect(placeOf(database, one.store)).toEqual(one);
  recordTable(database, one.store).insert({ objectID: "1" });
  expect(recordTable(database, other.store).rowOf("1")).toBeUndefined();
});

test("A new text table is current only once it is adopted, and the old one is dropped then", () => {
  const database = openSearchDatabase(":memory:");
  const before = createStore(database, ["name"]);
  nextText(database, before, ["maker"]);
  // The first attempt was interrupted.
  const next = nextText(database, before, ["name", "maker"]);
  expect(placeOf(database, before.store)).toEqual(before);
  adoptText(database, before, next);
  expect(placeOf(database, before.store)).toEqual(next);
  expect(tablesOf(database)).toEqual(["record_1", "text_1_2"]);
});

test("A dropped store leaves no table, and its number is not used again", () => {
  const database = openSearchDatabase(":memory:");
  const place = createStore(database, ["*"]);
  dropStore(database, place);
  expect(tablesOf(database)).toEqual([]);
  expect(createStore(database, ["*"]).store).toBeGreaterThan(place.store);
});

test("Copied records keep their order and leave the originals", () => {
  const database = openSearchDatabase(":memory:");
  const [from, to] = [createStore(database, ["*"]).store, createStore(database, ["*"]).store];
  for (const objectID of ["b", "a"]) recordTable(database, from).insert({ objectID });
  copyRecords(database, from, to);
  const idsIn = (store: number) =>
    recordTable(database, store)
      .after(0, 9)
      .map(({ record }) => record.objectID);
  expect([idsIn(from), idsIn(to)]).toEqual([
    ["b", "a"],
    ["b", "a"],
  ]);
});
