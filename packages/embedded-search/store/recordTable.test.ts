import { expect, test } from "vitest";
import { createStore } from "./indexTable.ts";
import { recordTable } from "./recordTable.ts";
import { openSearchDatabase } from "./searchDatabase.ts";

function openRecords() {
  const database = openSearchDatabase(":memory:");
  return recordTable(database, createStore(database, ["*"]).store);
}

test("A record is read by its row and by its id, as it was inserted", () => {
  const records = openRecords();
  const record = { objectID: "mug", price: 19, maker: { name: "Hal" }, tags: ["a", null] };
  const row = records.insert(record);
  expect(records.rowOf("mug")).toBe(row);
  expect(records.read(row)).toEqual(record);
  expect(records.readById("mug")).toEqual(record);
});

test("A record that is missing or removed is undefined", () => {
  const records = openRecords();
  const row = records.insert({ objectID: "mug" });
  records.remove(row);
  expect([records.rowOf("mug"), records.read(row), records.readById("mug")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("The row of a removed record is never used again, even if it was the last", () => {
  const records = openRecords();
  const row = records.insert({ objectID: "mug" });
  records.remove(row);
  expect(records.insert({ objectID: "bowl" })).toBeGreaterThan(row);
  records.clear();
  expect(records.insert({ objectID: "jug" })).toBeGreaterThan(row + 1);
});

test("Two records cannot have the same id", () => {
  const records = openRecords();
  records.insert({ objectID: "mug" });
  expect(() => records.insert({ objectID: "mug" })).toThrow();
});

test("Records are read in chunks, in the order of their rows", () => {
  const records = openRecords();
  for (const objectID of ["c", "a", "b"]) records.insert({ objectID });
  const first = records.after(0, 2);
  expect(first.map(({ record }) => record.objectID)).toEqual(["c", "a"]);
  const rest = records.after(first.at(-1)?.row ?? 0, 2);
  expect(rest.map(({ record }) => record.objectID)).toEqual(["b"]);
  expect(records.after(rest.at(-1)?.row ?? 0, 2)).toEqual([]);
});
