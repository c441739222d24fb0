import { expect, test } from "vitest";
import type { Settings } from "#search/settings.ts";
import { openFamily } from "./family.ts";
import { createStore, placeOf } from "./indexTable.ts";
import { openSearchDatabase } from "./searchDatabase.ts";

/** Opens the family of a new store; `settings` may be replaced later. */
function openStore(settings: Settings = {}) {
  const database = openSearchDatabase(":memory:");
  const { store } = createStore(database, ["*"]);
  const current = { settings };
  const family = openFamily(database, store, () => [current.settings]);
  return { database, store, current, family };
}

test("Changes run one after another, in the order in which they were queued", async () => {
  const { family } = openStore();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const changes = [
    family.change(async () => {
      log.push("first begins");
      await first.promise;
      log.push("first ends");
    }),
    family.change(() => log.push("second")),
  ];
  await family.corpus();
  first.resolve();
  await Promise.all(changes);
  expect(log).toEqual(["first begins", "first ends", "second"]);
});

test("A query reads the records without waiting for a pending change", async () => {
  const { family } = openStore();
  await family.change((corpus) => corpus.put({ objectID: "1" }));
  const pending = Promise.withResolvers<void>();
  const change = family.change(() => pending.promise);
  expect((await family.corpus()).live).toBe(1);
  pending.resolve();
  await change;
});

test("A failed change rejects, leaves nothing behind and does not stop the next", async () => {
  const { database, family } = openStore();
  const failing = family.change((corpus) =>
    database.transaction(() => {
      corpus.put({ objectID: "1", name: "Oak" });
      throw new Error("The disk is full.");
    }),
  );
  await expect(failing).rejects.toThrow("The disk is full.");
  const corpus = await family.corpus();
  expect([corpus.live, corpus.records.readById("1")]).toEqual([0, undefined]);
  await family.change((current) => current.put({ objectID: "2", name: "Oak" }));
  const { live, text } = await family.corpus();
  expect([live, text.postingOf("oak").length]).toEqual([1, 1]);
});

test("New searchable attributes rewrite the text, and new facets add their columns", async () => {
  const { database, store, current, family } = openStore({ searchableAttributes: ["name"] });
  await family.change((corpus) => corpus.put({ objectID: "1", name: "Oak", glaze: "Ink" }));
  const found = async (term: string) => (await family.corpus()).text.postingOf(term).length;
  expect([await found("oak"), await found("ink")]).toEqual([1, 0]);
  current.settings = { searchableAttributes: ["glaze"], attributesForFaceting: ["glaze"] };
  await family.refit();
  expect([await found("oak"), await found("ink")]).toEqual([0, 1]);
  expect((await family.corpus()).columns.facets.get("glaze")?.values).toEqual(["Ink"]);
  expect(placeOf(database, store).textAttributes).toEqual(["glaze"]);
});

test("Settings that need no other columns leave the records loaded", async () => {
  const { current, family } = openStore({ searchableAttributes: ["name"] });
  const corpus = await family.corpus();
  current.settings = { searchableAttributes: ["name"], hitsPerPage: 5 };
  await family.refit();
  expect(await family.corpus()).toBe(corpus);
});

test("Repeated saves of a record do not fill the memory with its replaced versions", async () => {
  const { family } = openStore({ searchableAttributes: ["size"] });
  await family.change((corpus) => {
    for (let size = 0; size <= 10_001; size += 1) corpus.put({ objectID: "1", size });
  });
  const { slots, live, records } = await family.corpus();
  expect([slots, live, records.readById("1")]).toEqual([1, 1, { objectID: "1", size: 10_001 }]);
});
