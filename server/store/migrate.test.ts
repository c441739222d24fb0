import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NewerDataError, migrate } from "./migrate.ts";

const FIRST = "create table if not exists note (text text not null) strict;";
const SECOND = "alter table note add column author text not null default 'Ann';";

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
});
afterEach(() => database.close());

const version = () => database.prepare("pragma user_version").get()?.["user_version"];
const notes = () => database.prepare("select * from note").all();

test("An empty file gets every migration and the newest version", () => {
  migrate(database, "file", [FIRST, SECOND]);
  expect(version()).toBe(2);
  expect(notes()).toEqual([]);
});

test("An unversioned file keeps its rows", () => {
  database.exec("create table note (text text not null) strict; insert into note values ('x');");
  migrate(database, "file", [FIRST, SECOND]);
  expect(notes()).toEqual([{ text: "x", author: "Ann" }]);
});

test("A migration runs once", () => {
  migrate(database, "file", [FIRST]);
  migrate(database, "file", [FIRST, SECOND]);
  migrate(database, "file", [FIRST, SECOND]);
  expect(version()).toBe(2);
});

test("A failing migration leaves the file unchanged", () => {
  migrate(database, "file", [FIRST]);
  expect(() => migrate(database, "file", [FIRST, SECOND, "no SQL"])).toThrow(/syntax error/);
  expect(version()).toBe(1);
  expect(database.prepare("pragma table_info(note)").all()).toHaveLength(1);
});

test("A newer file is refused with its name and left unchanged", () => {
  database.exec("pragma user_version = 3");
  expect(() => migrate(database, "orders.sqlite", [FIRST])).toThrow(NewerDataError);
  expect(() => migrate(database, "orders.sqlite", [FIRST])).toThrow(
    /^orders\.sqlite holds layout 3.*DATA_DIR=/,
  );
  expect(version()).toBe(3);
  expect(database.prepare("select * from sqlite_schema").all()).toEqual([]);
});
