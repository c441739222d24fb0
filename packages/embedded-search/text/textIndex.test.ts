import { expect, test, vi } from "vitest";
import { createStore } from "#search/store/indexTable.ts";
import { openSearchDatabase } from "#search/store/searchDatabase.ts";
import { textTable } from "#search/store/textTable.ts";
import type { TextTable } from "#search/store/textTable.ts";
import { openTextIndex } from "./textIndex.ts";
import type { TextIndex } from "./textIndex.ts";

/** Opens a text table with a name and a description for each of the rows 1, 2, 3 … */
function tableOf(...rows: [name: string, description: string][]): TextTable {
  const database = openSearchDatabase(":memory:");
  const { store, generation } = createStore(database, ["name", "description"]);
  const table = textTable(database, store, generation);
  for (const [place, texts] of rows.entries()) table.add(place + 1, texts);
  return table;
}

/** Opens the index of a table whose rows have the slots ten times as high. */
const indexOf = (table: TextTable) => openTextIndex(table, (row) => row * 10);

/** Returns the slots that contain a term, each with its bit set of attributes. */
function postings(index: TextIndex, term: string): [slot: number, bits: number][] {
  const { slots, bits, length } = index.postingOf(term);
  return Array.from({ length }, (_, at) => [slots[at] ?? 0, bits[at] ?? 0]);
}

const NAME = 1;
const DESCRIPTION = 2;

test("A posting list has each record with the term, and the attributes that contain it", () => {
  const index = indexOf(tableOf(["oak tray", "oak"], ["linen", "on an oak board"], ["mug", ""]));
  expect(postings(index, "oak")).toEqual([
    [10, NAME | DESCRIPTION],
    [20, DESCRIPTION],
  ]);
  expect(postings(index, "elm")).toEqual([]);
});

test("A row whose record is gone has no posting", () => {
  const table = tableOf(["oak", ""], ["oak", ""]);
  const index = openTextIndex(table, (row) => (row === 1 ? undefined : row));
  expect(postings(index, "oak")).toEqual([[2, NAME]]);
});

test("An added record is found by its terms, whether their posting lists were read before or not", () => {
  const table = tableOf(["oak tray", ""]);
  const index = indexOf(table);
  postings(index, "oak");
  table.add(2, ["oak mug", "tray"]);
  index.add(20, ["oak mug", "tray"]);
  expect(postings(index, "oak")).toEqual([
    [10, NAME],
    [20, NAME],
  ]);
  expect(postings(index, "tray")).toEqual([
    [10, NAME],
    [20, DESCRIPTION],
  ]);
  expect(index.vocabulary.startingWith("m")).toEqual(["mug"]);
});

test("The vocabulary has every term of the table once", () => {
  const { vocabulary } = indexOf(tableOf(["oak tray", "oak"], ["tray", "ash"]));
  expect(vocabulary.startingWith("")).toEqual(["ash", "oak", "tray"]);
});

test("A warm index reads no posting list from the table again", async () => {
  const table = tableOf(["oak tray", ""]);
  const index = indexOf(table);
  await index.warm(() => false);
  const read = vi.spyOn(table, "postings");
  expect(postings(index, "tray")).toEqual([[10, NAME]]);
  expect(read).not.toHaveBeenCalled();
});

test("Warming stops as soon as the index is no longer needed", async () => {
  const table = tableOf(["ash oak", ""]);
  const read = vi.spyOn(table, "postings");
  await indexOf(table).warm(() => read.mock.calls.length > 0);
  expect(read.mock.calls).toEqual([["ash"]]);
});
