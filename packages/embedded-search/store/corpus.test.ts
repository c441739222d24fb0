import { expect, test } from "vitest";
import { numbersOf } from "#search/columns/columns.ts";
import { openCorpus, writeText } from "./corpus.ts";
import type { Corpus } from "./corpus.ts";
import { createStore, nextText } from "./indexTable.ts";
import { openSearchDatabase } from "./searchDatabase.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

/** Opens a new store with a facet "glaze". */
async function openStore(database: SearchDatabase = openSearchDatabase(":memory:")) {
  const place = createStore(database, ["name"]);
  return { database, place, corpus: await openCorpus(database, place, ["glaze"]) };
}

/** Returns the ids of the live records whose name contains a word. */
function withWord({ text, rows, records }: Corpus, word: string): string[] {
  const { slots, length } = text.postingOf(word);
  return Array.from(slots.subarray(0, length), (slot) => rows[slot] ?? 0)
    .filter((row) => row > 0)
    .map((row) => records.read(row)?.objectID ?? "missing");
}

test("A saved record is stored, found by its words and counted", async () => {
  const { corpus } = await openStore();
  corpus.put({ objectID: "1", name: "Oak tray" });
  expect(corpus.live).toBe(1);
  expect(withWord(corpus, "oak")).toEqual(["1"]);
  expect(corpus.records.readById("1")).toEqual({ objectID: "1", name: "Oak tray" });
});

test("A record with the same id replaces the earlier one, whose words no longer find it", async () => {
  const { corpus } = await openStore();
  corpus.put({ objectID: "1", name: "Oak tray" });
  expect(withWord(corpus, "oak")).toEqual(["1"]);
  corpus.put({ objectID: "1", name: "Ash tray" });
  expect(corpus.live).toBe(1);
  expect([withWord(corpus, "oak"), withWord(corpus, "tray")]).toEqual([[], ["1"]]);
});

test("A record is saved as it will be read back: undefined values are dropped", async () => {
  const { corpus } = await openStore();
  corpus.put({ objectID: "1", name: undefined, price: 3 });
  expect(corpus.records.readById("1")).toEqual({ objectID: "1", price: 3 });
});

test("A removed record is gone, and removing an unknown one changes nothing", async () => {
  const { corpus } = await openStore();
  corpus.put({ objectID: "1", name: "Oak" });
  const { version } = corpus;
  expect(corpus.remove("2")).toBe(false);
  expect(corpus.version).toBe(version);
  expect(withWord(corpus, "oak")).toEqual(["1"]);
  expect(corpus.remove("1")).toBe(true);
  expect([corpus.live, withWord(corpus, "oak")]).toEqual([0, []]);
});

test("Every change has a new version, so that no earlier result is used", async () => {
  const { corpus } = await openStore();
  const changes = [
    () => corpus.put({ objectID: "1", name: "Oak" }),
    () => corpus.remove("1"),
    () => corpus.put({ objectID: "2", name: "Oak" }),
    () => corpus.clear(),
  ];
  for (const change of changes) {
    const { version } = corpus;
    change();
    expect(corpus.version).toBeGreaterThan(version);
  }
});

test("A cleared corpus has no record and no facet value, and takes new records", async () => {
  const { corpus } = await openStore();
  corpus.put({ objectID: "1", name: "Oak", glaze: "Ink" });
  corpus.clear();
  expect([corpus.live, withWord(corpus, "oak")]).toEqual([0, []]);
  expect(corpus.columns.facets.get("glaze")?.values).toEqual([]);
  corpus.put({ objectID: "1", name: "Oak", glaze: "Oat" });
  expect([corpus.live, withWord(corpus, "oak")]).toEqual([1, ["1"]]);
  expect(corpus.columns.facets.get("glaze")?.values).toEqual(["Oat"]);
});

test("A store that is opened again has its records, words, facets and numbers", async () => {
  const { database, place, corpus } = await openStore();
  // More than are read at once.
  for (let id = 1; id <= 450; id += 1) {
    corpus.put({ objectID: String(id), name: `Bowl n${id}`, glaze: id % 2 ? "Ink" : "Oat", id });
  }
  corpus.remove("2");
  const again = await openCorpus(database, place, ["glaze"]);
  expect(again.live).toBe(449);
  expect(withWord(again, "n450")).toEqual(["450"]);
  expect(withWord(again, "bowl")).toHaveLength(449);
  expect(again.text.vocabulary.startingWith("n2")).not.toContain("n2");
  expect(again.columns.facets.get("glaze")?.values.toSorted()).toEqual(["Ink", "Oat"]);
  expect(numbersOf(again.columns, "id")?.used).toBe(449);
});

test("The text of a store is rewritten when its searchable attributes change", async () => {
  const { database, place, corpus } = await openStore();
  corpus.put({ objectID: "1", name: "Oak", maker: "Hal" });
  const next = nextText(database, place, ["maker"]);
  await writeText(database, next);
  const again = await openCorpus(database, next, []);
  expect([withWord(again, "oak"), withWord(again, "hal")]).toEqual([[], ["1"]]);
});
