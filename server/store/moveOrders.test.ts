import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveOrders } from "./moveOrders.ts";
import { intent } from "./orderStateFacts.ts";
import { openOrderState } from "./sqliteOrderState.ts";
import type { SqliteOrderState } from "./sqliteOrderState.ts";

let from: SqliteOrderState;
let to: SqliteOrderState;
beforeEach(() => {
  from = openOrderState(":memory:");
  to = openOrderState(":memory:");
});
afterEach(() => {
  from.close();
  to.close();
});

/** Records intents of one session with different results, the last of which is not known. */
async function fill(): Promise<void> {
  for (const [id, progress] of [
    ["one", "placed"],
    ["two", "refused"],
    ["three", "unknown"],
  ] as const) {
    await from.begin(intent(id));
    await from.settle(intent(id), progress, { missingSince: 1000 });
  }
}

test("Moved orders have the same results and times as before", async () => {
  await fill();
  const before = await from.all();
  await moveOrders(from, to);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect((await to.all()).toSorted(byId)).toEqual(before.toSorted(byId));
  expect(await from.all()).toEqual([]);
});

test("A move that fails can be repeated", async () => {
  await fill();
  vi.spyOn(to, "begin").mockRejectedValueOnce(new Error("down"));
  await expect(moveOrders(from, to)).rejects.toThrow("down");
  expect(await from.all()).toHaveLength(3);
  await moveOrders(from, to);
  expect(await to.all()).toHaveLength(3);
  expect(await from.all()).toEqual([]);
});

test("An intent that the other store knows is not changed by its earlier result", async () => {
  await fill();
  await to.begin(intent("two"));
  await moveOrders(from, to);
  expect(await to.find("ann", "two")).toMatchObject({ progress: "sending" });
});

test("An order that cannot be moved yet stays in the file", async () => {
  await fill();
  await to.begin(intent("four"));
  await moveOrders(from, to);
  expect(await from.all()).toHaveLength(3);
  await to.settle(intent("four"), "placed");
  await moveOrders(from, to);
  expect(await from.all()).toEqual([]);
  expect(await to.unsettled("ann")).toMatchObject({ id: "three" });
});
