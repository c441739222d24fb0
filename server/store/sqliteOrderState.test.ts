import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { intent, orderFacts } from "./orderStateFacts.ts";
import { openOrderState } from "./sqliteOrderState.ts";
import type { SqliteOrderState } from "./sqliteOrderState.ts";

let folder = "";
let state: SqliteOrderState;
const file = () => join(folder, "orders.sqlite");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-orders-"));
  state = openOrderState(file());
});
afterEach(async () => {
  state.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(Object.entries(orderFacts))("In SQLite: %s", async (_, check) => {
  expect.hasAssertions();
  const next = openOrderState(file());
  await check(state, next);
  next.close();
});

test("A file of layout 1 keeps its intents", async () => {
  await state.begin(intent("one"));
  state.close();
  const older = new DatabaseSync(file());
  older.exec(`drop index intent_order_key; alter table intent drop column order_key;
    alter table intent drop column ended_at;
    alter table intent drop column missing_since; pragma user_version = 1;`);
  older.close();
  state = openOrderState(file());
  expect(await state.unsettled("ann")).toEqual({ ...intent("one"), progress: "sending" });
});

test("A newer release's file is refused with its name and closed", () => {
  const newer = join(folder, "newer.sqlite");
  const other = new DatabaseSync(newer);
  other.exec("pragma user_version = 99");
  other.close();
  expect(() => openOrderState(newer)).toThrow(`${newer} holds layout 99`);
});

test("forgetBefore deletes old records", async () => {
  const later = intent("two").sentAt + 1;
  await state.begin(intent("one"));
  await state.settle(intent("one"), "placed");
  await state.begin(intent("two", { sentAt: later }));
  await state.forgetBefore(later);
  expect(await state.find("ann", "one")).toBeUndefined();
  expect(await state.find("ann", "two")).toBeDefined();
});
