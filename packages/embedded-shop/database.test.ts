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

test("The database of an earlier release gets the tables that it lacks, and keeps its orders", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const file = join(folder, "shop.sqlite");
  const earlier = openDatabase(file);
  for (const table of ["payment_intent", "saved_card"]) earlier.run(`drop table ${table}`);
  earlier.run(
    "insert into shop_order values (7, 'wc_order_old', 0, '', 'processing', 0, 0, null, null, 0, '{}')",
  );
  earlier.close();
  const database = openDatabase(file);
  expect(database.all("select id, order_key from shop_order")).toEqual([
    { id: 7, order_key: "wc_order_old" },
  ]);
  expect(database.all("select * from payment_intent, saved_card")).toEqual([]);
  database.close();
  rmSync(folder, { recursive: true });
});

test("Reads of a snapshot see what this and other connections have written before it", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const file = join(folder, "shop.sqlite");
  const [database, other] = [openDatabase(file), openDatabase(file)];
  const names = () =>
    database.all("select name from setting order by name").map(({ name }) => name);
  const add = (to: typeof database, name: string) =>
    to.run("insert into setting (name, value) values (?, '')", name);
  const seen = () => database.snapshot(names);

  add(database, "a");
  expect(seen()).toEqual(["a"]);
  add(other, "b");
  expect(seen()).toEqual(["a", "b"]);
  add(database, "c");
  expect(seen()).toEqual(["a", "b", "c"]);
  database.transaction(() => add(database, "d"));
  expect(seen()).toEqual(["a", "b", "c", "d"]);

  database.snapshot(() => {
    names();
    add(other, "e");
    expect(names()).toEqual(["a", "b", "c", "d"]);
    // A write ends the snapshot, so that it cannot fail for a state that is no longer the last.
    add(database, "f");
    expect(names()).toEqual(["a", "b", "c", "d", "e", "f"]);
  });
  for (const connection of [database, other]) connection.close();
  rmSync(folder, { recursive: true });
});

test("A snapshot ends with work that fails, and is part of a transaction around it", () => {
  const database = openDatabase(":memory:");
  const fail = () => {
    throw new Error("The work failed.");
  };
  expect(() => database.snapshot(fail)).toThrow("The work failed.");
  database.transaction(() => {
    database.run("insert into setting (name, value) values ('a', '')");
    expect(database.snapshot(() => database.all("select name from setting"))).toEqual([
      { name: "a" },
    ]);
  });
  expect(database.all("select name from setting")).toEqual([{ name: "a" }]);
});
