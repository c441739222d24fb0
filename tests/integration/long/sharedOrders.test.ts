import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { UnrecordedError } from "#server/store/orderState.ts";
import type { OrderState } from "#server/store/orderState.ts";
import { intent, orderFacts } from "#server/store/orderStateFacts.ts";
import { createSharedOrderState } from "#server/store/sharedOrderState.ts";
import { shareOrders } from "#server/store/shareOrders.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { runDocumented } from "#tests/worlds/servers/runDocumented.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Order store of several servers, over a real Valkey or Redis.

const DAY_MS = 86_400_000;

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

describe("The order store of several servers", withValkey, () => {
  test.each(Object.entries(orderFacts))("In the shared store: %s", async (_, check) => {
    expect.hasAssertions();
    await check(state, createSharedOrderState(await connect()));
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
    await expect(state.begin(intent("one"))).rejects.toThrow(UnrecordedError);
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

describe("Orders in the file of a server that had no shared store", withValkey, () => {
  let folder = "";
  const file = () => join(folder, "orders.sqlite");
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-orders-"));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  /** Fills the file with a placed, a refused and an unsettled intent. */
  async function fill(): Promise<void> {
    const earlier = openOrderState(file());
    const placed = intent("placed");
    await earlier.begin(placed);
    await earlier.settle(placed, "placed", { order: { ...placed.order, key: "wc_order_one" } });
    await earlier.begin(intent("refused"));
    await earlier.settle(intent("refused"), "refused", { missingSince: placed.sentAt });
    await earlier.begin(intent("sending"));
    earlier.close();
  }

  test("are moved to the store when the server starts with one", async () => {
    await fill();
    const app = Fastify();
    const shared = shareOrders(file(), await connect(), app);
    expect(await shared.unsettled("ann")).toMatchObject({ id: "sending", progress: "sending" });
    expect(await state.lastPlaced("ann")).toMatchObject({ id: "placed" });
    expect(await state.placedWithKey("wc_order_one")).toMatchObject({ id: "placed" });
    expect(await state.missing("ann", 0)).toMatchObject({ id: "refused" });
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
    const shared = shareOrders(file(), await connect(), app);
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
    await state.begin(intent("refused"));
    const app = Fastify();
    const shared = shareOrders(file(), await connect(), app);
    expect(await shared.unsettled("ann")).toMatchObject({ id: "refused", progress: "sending" });
    await app.close();
    const left = openOrderState(file());
    expect((await left.all()).map(({ id }) => id).toSorted()).toEqual(["placed", "sending"]);
    left.close();
  });
});
