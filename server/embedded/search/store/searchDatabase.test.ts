import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openSearchDatabase } from "./searchDatabase.ts";

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
