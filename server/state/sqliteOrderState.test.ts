import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Intent, OrderState } from "./orderState.ts";
import { openOrderState } from "./sqliteOrderState.ts";

let folder = "";
let state: OrderState;
const file = () => join(folder, "orders.sqlite");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-orders-"));
  state = openOrderState(file());
});
afterEach(async () => {
  state.close();
  await rm(folder, { recursive: true, force: true });
});

const order: Intent["order"] = {
  seen: "x",
  receipt: {
    placedAt: "2026-11-22T09:00:00.000Z",
    progress: "received",
    email: "ann@example.test",
    lines: [],
    totals: [],
    total: "$44.38",
    billing: [],
    payment: { title: "Cash on delivery", instructions: "" },
  },
};

const intent = (id: string, over: Partial<Intent> = {}) => ({
  session: "ann",
  id,
  sentAt: 1000,
  fingerprint: "x",
  order,
  ...over,
});

test("An intent is recorded before it is sent and visible to the next process", async () => {
  expect(await state.begin(intent("one"))).toBe(true);
  const next = openOrderState(file());
  expect(await next.unsettled("ann")).toEqual({ ...intent("one"), progress: "sending" });
  expect(await next.begin(intent("one"))).toBe(false);
  expect(await next.begin(intent("two"))).toBe(false);
  next.close();
});

test("A placed intent is never sent again and stays placed", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "placed", { order: { ...order, orderId: 7 } });
  await state.settle(intent("one"), "refused");
  expect(await state.begin(intent("one"))).toBe(false);
  expect(await state.find("ann", "one")).toMatchObject({
    progress: "placed",
    order: { orderId: 7 },
  });
});

test("A refused intent may be sent again with new data", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "refused");
  expect(await state.begin(intent("one", { sentAt: 2000 }))).toBe(true);
  expect(await state.unsettled("ann")).toMatchObject({ progress: "sending", sentAt: 2000 });
});

test("A session with an unsettled intent sends no other", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "unknown");
  expect(await state.begin(intent("two"))).toBe(false);
  expect(await state.begin(intent("two", { session: "bob" }))).toBe(true);
  await state.settle(intent("one"), "placed");
  expect(await state.begin(intent("three"))).toBe(true);
});

test("The times of a lookup belong to one attempt", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "unknown", { endedAt: 1500, missingSince: 1600 });
  await state.settle(intent("one"), "unknown");
  expect(await state.unsettled("ann")).toMatchObject({ endedAt: 1500, missingSince: 1600 });
  await state.settle(intent("one"), "refused");
  expect(await state.missing("ann", 1000)).toMatchObject({ id: "one", progress: "refused" });
  expect(await state.missing("ann", 1001)).toBeUndefined();
  expect(await state.missing("bob", 1000)).toBeUndefined();
  await state.begin(intent("one", { sentAt: 2000 }));
  expect(await state.unsettled("ann")).toEqual({
    ...intent("one", { sentAt: 2000 }),
    progress: "sending",
  });
  await state.settle(intent("one"), "refused");
  expect(await state.missing("ann", 1000)).toBeUndefined();
});

test("A refused intent never becomes unknown again, but may turn out to be placed", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "refused");
  await state.settle(intent("one"), "unknown");
  expect(await state.unsettled("ann")).toBeUndefined();
  await state.settle(intent("one"), "placed");
  expect(await state.lastPlaced("ann")).toMatchObject({ id: "one" });
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

test("A placed order is found by its key from any session, an unplaced or keyless one is not", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "refused", { order: { ...order, key: "wc_order_one" } });
  expect(await state.placedWithKey("wc_order_one")).toBeUndefined();
  await state.settle(intent("one"), "placed", { order: { ...order, key: "wc_order_one" } });
  await state.begin(intent("two", { session: "bob" }));
  await state.settle(intent("two", { session: "bob" }), "placed");
  expect(await state.placedWithKey("wc_order_one")).toMatchObject({ id: "one", session: "ann" });
  for (const key of ["wc_order_two", "", "null"]) {
    expect(await state.placedWithKey(key)).toBeUndefined();
  }
});

test("A session's last order is its own, whoever else orders", async () => {
  expect(await state.lastPlaced("ann")).toBeUndefined();
  for (const [id, sentAt] of [
    ["one", 1000],
    ["two", 3000],
  ] as const) {
    await state.begin(intent(id, { sentAt }));
    await state.settle(intent(id), "placed");
  }
  expect(await state.lastPlaced("ann")).toMatchObject({ id: "two" });
  expect(await state.lastPlaced("bob")).toBeUndefined();
});

test("An intent belongs to one session, whatever its result", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "refused");
  expect(await state.find("bob", "one")).toBeUndefined();
  expect(await state.begin(intent("one", { session: "bob" }))).toBe(false);
});

test("A newer release's file is refused with its name and closed", () => {
  const newer = join(folder, "newer.sqlite");
  const other = new DatabaseSync(newer);
  other.exec("pragma user_version = 99");
  other.close();
  expect(() => openOrderState(newer)).toThrow(`${newer} holds layout 99`);
});

test("forgetBefore deletes old records", async () => {
  await state.begin(intent("one"));
  await state.settle(intent("one"), "placed");
  await state.begin(intent("two", { sentAt: 5000 }));
  await state.forgetBefore(5000);
  expect(await state.find("ann", "one")).toBeUndefined();
  expect(await state.find("ann", "two")).toBeDefined();
});
