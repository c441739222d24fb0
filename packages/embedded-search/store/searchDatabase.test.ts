import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openIndexes } from "./indexes.ts";
import { openSearchDatabase } from "./searchDatabase.ts";
import { textTable } from "./textTable.ts";

test("A search database of a newer release is rejected with its file name and keeps its tables", () => {
  const folder = mkdtempSync(join(tmpdir(), "search-"));
  const file = join(folder, "search.sqlite");
  const newer = new DatabaseSync(file);
  newer.exec("create table text_99 (words text) strict; pragma user_version = 99");
  expect(() => openSearchDatabase(file)).toThrow(`${file} holds layout 99`);
  expect(newer.prepare("select count(*) as count from text_99").get()).toEqual({ count: 0 });
  newer.close();
  rmSync(folder, { recursive: true });
});

test("Texts of a search database of layout 1 are folded again, as its records say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "search-"));
  const file = join(folder, "search.sqlite");
  const before = openSearchDatabase(file);
  const goods = openIndexes(before, () => 0);
  await goods.setSettings("goods", { searchableAttributes: ["name"] });
  const { family } = goods.find("goods");
  await family.change((corpus) => corpus.put({ objectID: "1", name: "Größe" }));
  const { place } = await family.corpus();
  const texts = textTable(before, place.store, place.generation);
  texts.remove(1);
  texts.add(1, ["große"]);
  before.exec("pragma user_version = 1");
  goods.close();
  before.close();

  const after = openSearchDatabase(file);
  const { text } = await openIndexes(after, () => 0)
    .find("goods")
    .family.corpus();
  expect(text.vocabulary.startingWith("gro")).toEqual(["grosse"]);
  expect(after.first("pragma user_version")).toEqual([3]);
  after.close();
  rmSync(folder, { recursive: true });
});
