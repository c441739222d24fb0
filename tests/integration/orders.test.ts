import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { moveOrders, openOrders } from "#server/store/openOrders.ts";
import { UnrecordedError } from "#server/store/orderState.ts";
import type { Intent, OrderState } from "#server/store/orderState.ts";
import { createSharedOrderState } from "#server/store/sharedOrderState.ts";
import { SharedStoreError } from "#server/store/store.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import type { SqliteOrderState } from "#server/store/sqliteOrderState.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { runDocumented } from "#tests/worlds/servers/runDocumented.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Contract of the order stores in SQLite and in a real Valkey or Redis, and the move between them.

const DAY_MS = 86_400_000;

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
const intent = (id: string, over: Partial<Intent> = {}) => ({
  orderOwner: "ann",
  id,
  sentAt: START,
  fingerprint: "x",
  order,
  ...over,
});

/** Checks a fact with an empty store, and with another process's view of it. */
type OrderFact = (state: OrderState, next: OrderState) => Promise<void>;

/** Facts by their names. */
const orderFacts: Readonly<Record<string, OrderFact>> = {
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
  "An owner with an unsettled intent sends no other": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "unknown");
    expect(await state.begin(intent("two"))).toBe(false);
    expect(await state.begin(intent("two", { orderOwner: "bob" }))).toBe(true);
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
    await state.settle(intent("one"), "missing", { missingSince: START + 600 });
    expect(await state.missing("ann", START)).toMatchObject({ id: "one", progress: "missing" });
    await state.settle(intent("one"), "unknown");
    expect(await state.unsettled("ann")).toBeUndefined();
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
  "A placed order is found by its key from any owner, an unplaced or keyless one is not": async (
    state,
  ) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "refused", { order: { ...order, key: "wc_order_one" } });
    expect(await state.placedWithKey("wc_order_one")).toBeUndefined();
    await state.settle(intent("one"), "placed", { order: { ...order, key: "wc_order_one" } });
    await state.begin(intent("two", { orderOwner: "bob" }));
    await state.settle(intent("two", { orderOwner: "bob" }), "placed");
    expect(await state.placedWithKey("wc_order_one")).toMatchObject({
      id: "one",
      orderOwner: "ann",
    });
    for (const key of ["wc_order_two", "", "null"]) {
      expect(await state.placedWithKey(key)).toBeUndefined();
    }
  },
  "An owner's last order is the own, whoever else orders": async (state) => {
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
  "An owner's last intent is found whatever its status": async (state) => {
    for (const [id, progress] of [
      ["one", "placed"],
      ["two", "refused"],
    ] as const) {
      await state.begin(intent(id, { sentAt: id === "one" ? START : START + 2000 }));
      await state.settle(intent(id), progress, { order: { ...order, leftUnpaid: true } });
    }
    await state.begin(intent("other", { orderOwner: "bob", sentAt: START + 3000 }));
    expect(await state.last("ann")).toMatchObject({ id: "two", order: { leftUnpaid: true } });
    expect(await state.last("cleo")).toBeUndefined();
  },
  "An intent belongs to one owner, whatever its result": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "refused");
    expect(await state.find("bob", "one")).toBeUndefined();
    expect(await state.begin(intent("one", { orderOwner: "bob" }))).toBe(false);
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
  "The result of an intent of another owner, or of none, is not recorded": async (state) => {
    await state.begin(intent("one"));
    await state.settle(intent("one", { orderOwner: "bob" }), "placed");
    await state.settle(intent("two"), "placed");
    expect(await state.unsettled("ann")).toMatchObject({ id: "one", progress: "sending" });
    expect(await state.find("ann", "two")).toBeUndefined();
  },
};

let folder = "";
const file = () => join(folder, "orders.sqlite");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-orders-"));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

describe("The order store in SQLite", () => {
  let state: SqliteOrderState;
  beforeEach(() => {
    state = openOrderState(file());
  });
  afterEach(() => state.close());

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

  test("A missing intent is stored as earlier releases store and read one", async () => {
    await state.begin(intent("one"));
    await state.settle(intent("one"), "missing", { missingSince: START });
    const older = new DatabaseSync(file());
    expect(older.prepare("select progress, missing_since from intent").get()).toEqual({
      progress: "refused",
      missing_since: START,
    });
    older.close();
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
});

describe("Orders that are moved", () => {
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

  /** Records intents of one owner with different results, the last of which is not known. */
  async function fill(): Promise<void> {
    for (const [id, progress] of [
      ["one", "placed"],
      ["two", "missing"],
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
});

describe("With Valkey", withValkey, () => {
  let valkey: Valkey;
  let stores: SharedStore[];
  let state: OrderState;
  let shops = 0;

  /** Connects another server of the test's shop. */
  async function connect(): Promise<SharedStore> {
    const store = await openSharedStore(
      valkey.url,
      { GRAPHQL_ENDPOINT: `http://127.0.0.1:1/${shops}` },
      () => {},
    );
    stores.push(store);
    return store;
  }

  beforeAll(async () => {
    valkey = await startValkey();
  });
  beforeEach(async () => {
    shops += 1;
    stores = [];
    const store = await connect();
    // A server does not wait for the store for longer than its timeout.
    const isUp = () => store.run((client) => client.ping()).catch(() => false);
    await vi.waitUntil(isUp, { timeout: scaled(10_000) });
    state = createSharedOrderState(store);
  });
  afterEach(() => {
    for (const store of stores) store.close();
  });
  afterAll(async () => valkey.remove());

  describe("the order store of several servers", () => {
    test.each(Object.entries(orderFacts))("In the shared store: %s", async (_, check) => {
      expect.hasAssertions();
      await check(state, createSharedOrderState(await connect()));
    });

    test("A missing intent is stored as earlier releases store and read one", async () => {
      await state.begin(intent("one"));
      await state.settle(intent("one"), "missing", { missingSince: START });
      const fields = await (await connect()).run((client) => client.hGetAll("order:one"));
      expect(fields).toMatchObject({ progress: "refused", missingSince: String(START) });
    });

    test("All keys of an order expire thirty days after it was sent", async () => {
      const one = intent("one");
      await state.begin(one);
      await state.settle(one, "placed", { order: { ...one.order, key: "wc_order_one" } });
      const store = await connect();
      const keys = await store.run((client) => client.keys("*order*"));
      const names = keys.map((key) => key.replace(/^vitrine:[^:]+:/, ""));
      const left = await store.run((client) => Promise.all(names.map((name) => client.pTTL(name))));
      const expected = one.sentAt + 30 * DAY_MS - Date.now();
      // Keys of other tests' shops do not exist in this one.
      const differences = left.filter((ms) => ms !== -2).map((ms) => Math.abs(expected - ms));
      expect(differences.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...differences)).toBeLessThan(1_000);
    });

    test("The documented command deletes the receipts with an email address", async () => {
      const [one, two] = [intent("one"), intent("two")];
      await state.begin(one);
      await state.settle(one, "placed");
      await state.begin(two);
      const settings = { CACHE_URL: valkey.url, EMAIL: "Ann@Example.test" };
      expect(await runDocumented("erase-shared", settings)).toMatch(/receipts deleted/);
      expect(await state.find("ann", "one")).toBeUndefined();
      expect(await state.lastPlaced("ann")).toBeUndefined();
      // Without its record, this order could be placed twice.
      expect(await state.unsettled("ann")).toMatchObject({ id: "two" });
    });

    test("An order is not begun while the store is down, and can be once it is back", async () => {
      await valkey.kill();
      await expect(state.begin(intent("one"))).rejects.toThrow(SharedStoreError);
      await expect(state.unsettled("ann")).rejects.toThrow();
      await valkey.start();
      await expect
        .poll(() => state.begin(intent("one")).catch(() => "down"), { timeout: 10_000 })
        .toBe(true);
    });

    test("An order that was recorded is known after the store was killed", async () => {
      await state.begin(intent("one"));
      await valkey.kill();
      await valkey.start();
      await expect
        .poll(() => state.begin(intent("one")).catch(() => "down"), { timeout: 10_000 })
        .toBe(false);
      expect(await state.unsettled("ann")).toMatchObject({ id: "one" });
    });
  });

  describe("orders in the file of a server that had no shared store", () => {
    /** Fills the file with a placed, a missing and an unsettled intent. */
    async function fill(): Promise<void> {
      const earlier = openOrderState(file());
      const placed = intent("placed");
      await earlier.begin(placed);
      await earlier.settle(placed, "placed", { order: { ...placed.order, key: "wc_order_one" } });
      await earlier.begin(intent("missing"));
      await earlier.settle(intent("missing"), "missing", { missingSince: placed.sentAt });
      await earlier.begin(intent("sending"));
      earlier.close();
    }

    test("are moved to the store when the server starts with one", async () => {
      await fill();
      const app = Fastify();
      const shared = openOrders(file(), app, { sharedStore: await connect() });
      expect(await shared.unsettled("ann")).toMatchObject({ id: "sending", progress: "sending" });
      expect(await state.lastPlaced("ann")).toMatchObject({ id: "placed" });
      expect(await state.placedWithKey("wc_order_one")).toMatchObject({ id: "placed" });
      expect(await state.missing("ann", 0)).toMatchObject({ id: "missing" });
      expect(await shared.begin(intent("next"))).toBe(false);
      await app.close();
      const left = openOrderState(file());
      expect(await left.all()).toEqual([]);
      left.close();
    });

    test("hold back the next order until they are moved", async () => {
      await fill();
      await valkey.kill();
      const app = Fastify();
      const shared = openOrders(file(), app, { sharedStore: await connect() });
      await expect(shared.begin(intent("next"))).rejects.toThrow(UnrecordedError);
      await expect(shared.lastPlaced("ann")).rejects.toThrow();
      await valkey.start();
      await expect
        .poll(() => shared.begin(intent("next")).catch(() => "down"), { timeout: 10_000 })
        .toBe(false);
      expect(await shared.unsettled("ann")).toMatchObject({ id: "sending" });
      await app.close();
    });

    test("do not replace what the store knows already", async () => {
      await fill();
      await state.begin(intent("missing"));
      const app = Fastify();
      const shared = openOrders(file(), app, { sharedStore: await connect() });
      expect(await shared.unsettled("ann")).toMatchObject({ id: "missing", progress: "sending" });
      await app.close();
      const left = openOrderState(file());
      expect((await left.all()).map(({ id }) => id).toSorted()).toEqual(["placed", "sending"]);
      left.close();
    });
  });
});
