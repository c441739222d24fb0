import { expect } from "vitest";
import type { Intent, OrderState } from "./orderState.ts";

// Facts about order stores, which are tested with each implementation.

/** Time of the first intent: records of the shared store expire by the clock. */
const START = Date.now() - 60_000;

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

/** Returns an intent of Ann's, about to be sent. */
export const intent = (id: string, over: Partial<Intent> = {}) => ({
  session: "ann",
  id,
  sentAt: START,
  fingerprint: "x",
  order,
  ...over,
});

/** Checks a fact with an empty store, and with another process's view of it. */
type OrderFact = (state: OrderState, next: OrderState) => Promise<void>;

/** Facts by their names. */
export const orderFacts: Readonly<Record<string, OrderFact>> = {
  "An intent is recorded before it is sent and visible to the next process": async (
    state,
    next,
  ) => {
    expect(await state.begin(intent("one"))).toBe(true);
    expect(await next.unsettled("ann")).toEqual({ ...intent("one"), progress: "sending" });
    expect(await next.begin(intent("one"))).toBe(false);
    expect(await next.begin(intent("two"))).toBe(false);
  },
  "A placed intent is never sent again and stays placed": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "placed", { order: { ...order, orderId: 7 } });
    await state.settle(intent("one"), "refused");
    expect(await state.begin(intent("one"))).toBe(false);
    expect(await state.find("ann", "one")).toMatchObject({
      progress: "placed",
      order: { orderId: 7 },
    });
  },
  "A refused intent may be sent again with new data": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "refused");
    expect(await state.begin(intent("one", { sentAt: START + 1000 }))).toBe(true);
    expect(await state.unsettled("ann")).toMatchObject({
      progress: "sending",
      sentAt: START + 1000,
    });
  },
  "A session with an unsettled intent sends no other": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "unknown");
    expect(await state.begin(intent("two"))).toBe(false);
    expect(await state.begin(intent("two", { session: "bob" }))).toBe(true);
    await state.settle(intent("one"), "placed");
    expect(await state.begin(intent("three"))).toBe(true);
  },
  "The times of a lookup belong to one attempt": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "unknown", {
      endedAt: START + 500,
      missingSince: START + 600,
    });
    await state.settle(intent("one"), "unknown");
    expect(await state.unsettled("ann")).toMatchObject({
      endedAt: START + 500,
      missingSince: START + 600,
    });
    await state.settle(intent("one"), "refused");
    expect(await state.missing("ann", START)).toMatchObject({ id: "one", progress: "refused" });
    expect(await state.missing("ann", START + 1)).toBeUndefined();
    expect(await state.missing("bob", START)).toBeUndefined();
    await state.begin(intent("one", { sentAt: START + 1000 }));
    expect(await state.unsettled("ann")).toEqual({
      ...intent("one", { sentAt: START + 1000 }),
      progress: "sending",
    });
    await state.settle(intent("one"), "refused");
    expect(await state.missing("ann", START)).toBeUndefined();
  },
  "A refused intent never becomes unknown again, but may turn out to be placed": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "refused");
    await state.settle(intent("one"), "unknown");
    expect(await state.unsettled("ann")).toBeUndefined();
    await state.settle(intent("one"), "placed");
    expect(await state.lastPlaced("ann")).toMatchObject({ id: "one" });
  },
  "A placed order is found by its key from any session, an unplaced or keyless one is not": async (
    state,
  ) => {
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
  },
  "A session's last order is its own, whoever else orders": async (state) => {
    expect(await state.lastPlaced("ann")).toBeUndefined();
    for (const [id, sentAt] of [
      ["one", START],
      ["two", START + 2000],
    ] as const) {
      await state.begin(intent(id, { sentAt }));
      await state.settle(intent(id), "placed");
    }
    expect(await state.lastPlaced("ann")).toMatchObject({ id: "two" });
    expect(await state.lastPlaced("bob")).toBeUndefined();
  },
  "An intent belongs to one session, whatever its result": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "refused");
    expect(await state.find("bob", "one")).toBeUndefined();
    expect(await state.begin(intent("one", { session: "bob" }))).toBe(false);
  },
  "Of two intents that begin at once in two processes, one is recorded": async (state, next) => {
    const begun = [state.begin(intent("one")), next.begin(intent("two"))];
    expect((await Promise.all(begun)).filter(Boolean)).toHaveLength(1);
  },
  "An order that is updated stays placed, with its new data": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "placed", { order: { ...order, key: "wc_order_one" } });
    await state.settle(intent("one"), "placed", {
      order: { ...order, key: "wc_order_one", orderId: 7 },
    });
    expect(await state.placedWithKey("wc_order_one")).toMatchObject({ order: { orderId: 7 } });
    expect(await state.unsettled("ann")).toBeUndefined();
  },
  "The result of an intent of another session, or of none, is not recorded": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one", { session: "bob" }), "placed");
    await state.settle(intent("two"), "placed");
    expect(await state.unsettled("ann")).toMatchObject({ id: "one", progress: "sending" });
    expect(await state.find("ann", "two")).toBeUndefined();
  },
};
