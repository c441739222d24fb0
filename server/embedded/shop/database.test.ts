import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

test("The database binds parameters by order and by name", () => {
  const database = openDatabase(":memory:");
  database.run("insert into setting (name, value) values (?, ?)", "a", "1");
  database.run("insert into setting (name, value) values (:name, :value)", {
    name: "b",
    value: "2",
  });
  expect(database.all("select value from setting order by name")).toEqual([
    { value: "1" },
    { value: "2" },
  ]);
});

test("The database rolls a failed transaction back with its nested ones", () => {
  const database = openDatabase(":memory:");
  const insert = (name: string) =>
    database.run("insert into setting (name, value) values (?, '')", name);
  expect(() =>
    database.transaction(() => {
      insert("outer");
      database.transaction(() => insert("inner"));
      insert("outer");
    }),
  ).toThrow();
  expect(database.all("select * from setting")).toEqual([]);
});

test("The database rejects a file of another layout with the file's name", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const file = join(folder, "shop.sqlite");
  const other = new DatabaseSync(file);
  other.exec("pragma user_version = 99");
  other.close();
  expect(() => openDatabase(file)).toThrow(`${file} holds layout 99`);
  rmSync(folder, { recursive: true });
});
