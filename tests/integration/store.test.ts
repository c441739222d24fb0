import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sharedRateLimits } from "#server/limits/rateLimit.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { openSqliteValues } from "#server/store/sqliteValues.ts";
import { SharedStoreError, isStoreError } from "#server/store/store.ts";
import type { Store, Values } from "#server/store/store.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Contract of the stores in memory, in SQLite and in a real Valkey or Redis, and the connection to it.

const shop = { GRAPHQL_ENDPOINT: "http://127.0.0.1:1/graphql" };
const secretOf = (text: string) => ({ text, purpose: "test" });

/** Describes the contract of values; `open` returns a view of the same store for each call. */
function valuesContract(open: () => Promise<Values>) {
  let kinds = 0;
  let [one, other]: Values[] = [];
  let key = "";
  beforeEach(async () => {
    kinds += 1;
    key = `ended:${kinds}`;
    [one, other] = [await open(), await open()];
  });
  const views = () => {
    if (!one || !other) throw new Error("The stores are opened before each test.");
    return [one, other] as const;
  };

  test("A value that was set is read and replaced by its name alone", async () => {
    const [writer, reader] = views();
    expect(await reader.get(key)).toBeUndefined();
    await writer.set(key, "first", { ms: 60_000 });
    expect(await reader.get(key)).toBe("first");
    expect(await reader.get(`${key} other`)).toBeUndefined();
    await reader.set(key, "", { ms: 60_000 });
    expect(await writer.get(key)).toBe("");
  });

  test("Of several values that are added at once one counts, and the others get it", async () => {
    const added = views().flatMap((store, at) => [
      store.add(key, `${at}`, { ms: 60_000 }),
      store.add(key, `${at}`, { ms: 60_000 }),
    ]);
    const earlier = (await Promise.all(added)).filter((value) => value !== undefined);
    const [, reader] = views();
    const value = await reader.get(key);
    expect(earlier).toEqual([value, value, value]);
  });

  test("A value that was deleted can be added again", async () => {
    const [writer, reader] = views();
    await writer.set(key, "first", { ms: 60_000 });
    await reader.delete(key);
    expect(await writer.get(key)).toBeUndefined();
    expect(await writer.add(key, "second", { ms: 60_000 })).toBeUndefined();
  });

  test("A value expires, and can then be added again", async () => {
    const [writer, reader] = views();
    await writer.set(key, "first", { ms: 30 });
    await writer.set(`${key} lasting`, "value", {});
    await pause(60);
    expect(await reader.get(key)).toBeUndefined();
    expect(await reader.get(`${key} lasting`)).toBe("value");
    expect(await reader.add(key, "second", { ms: 30 })).toBeUndefined();
    await pause(60);
    expect(await writer.add(key, "third", { ms: 60_000 })).toBeUndefined();
    await writer.set(`${key} past`, "value", { ms: -5 });
    await pause(5);
    expect(await reader.get(`${key} past`)).toBeUndefined();
  });

  test("A value with a secret is read with it", async () => {
    const [writer, reader] = views();
    const secret = secretOf("one");
    await writer.set(key, "value", { ms: 60_000, secret });
    expect(await reader.get(key, secret)).toBe("value");
    expect(await reader.add(key, "next", { ms: 60_000, secret })).toBe("value");
  });
}

/** Describes the contract of leases and copies; two views have one store. */
function storeContract(open: () => Promise<Store>) {
  let leases = 0;
  const openLease = async () => {
    const [one, other] = [await open(), await open()];
    const name = `lock:${(leases += 1)}`;
    const take = (store: Store, holder: string, ms = 60_000) =>
      store.lease(name, holder, { ms, owner: holder.slice(0, 3) });
    const release = (store: Store, holder: string) => store.release(name, holder);
    return { one, other, take, release };
  };

  test("A lease is one owner's until its holder ends it", async () => {
    const { one, other, take, release } = await openLease();
    expect(await take(one, "ann 1")).toBe(true);
    expect(await take(other, "ben 1")).toBe(false);
    expect(await take(one, "ann 2")).toBe(true);
    await release(one, "ann 1");
    expect(await take(other, "ben 1")).toBe(false);
    await release(one, "ann 2");
    expect(await take(other, "ben 1")).toBe(true);
  });

  test("A lease ends by itself unless it is taken again, and is then another holder's", async () => {
    const { one, other, take, release } = await openLease();
    await take(one, "ann", 600);
    await pause(400);
    await take(one, "ann", 600);
    await pause(400);
    expect(await take(other, "ben")).toBe(false);
    await pause(400);
    expect(await take(other, "ben")).toBe(true);
    await release(one, "ann");
    expect(await take(one, "ann")).toBe(false);
  });

  test("A process has copies of what it has set and read, until they expire", async () => {
    const store = await open();
    const key = `call:${(leases += 1)}`;
    expect(store.near(key)).toBeUndefined();
    await store.set(key, "value", { ms: 500, secret: secretOf("one") });
    expect(store.near(key)).toBe("value");
    await expect.poll(() => store.near(key)).toBeUndefined();
    await store.add(key, "next", { ms: 60_000 });
    expect(store.near(key)).toBe("next");
    await store.delete(key);
    expect(store.near(key)).toBeUndefined();
  });
}

describe("The store in memory", () => {
  const store = openMemoryStore();
  valuesContract(async () => store);
  storeContract(async () => store);

  test("evicts the least recently used of more than ten thousand values of a kind, and no other", async () => {
    await store.set("retry:1", "value", { ms: 60_000 });
    for (let at = 0; at < 10_000; at += 1) await store.set(`call:${at}`, "", { ms: 60_000 });
    expect(await store.get("call:0")).toBe("");
    await store.set("call:one more", "", { ms: 60_000 });
    expect([store.near("call:0"), store.near("call:1")]).toEqual(["", undefined]);
    expect(store.near("retry:1")).toBe("value");
  });
});

describe("The values in SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-values-"));
  const opened: { close: () => void }[] = [];
  afterAll(() => {
    for (const values of opened) values.close();
    rmSync(folder, { recursive: true });
  });
  valuesContract(async () => {
    const file = join(folder, "data", "values.sqlite");
    const values = openSqliteValues(file, "ended", { openFile: createSqliteOpener() });
    opened.push(values);
    return values;
  });
});

describe("The store in Valkey", withValkey, () => {
  let valkey: Valkey;
  const opened: SharedStore[] = [];
  const open = async () => {
    const store = await openSharedStore(valkey.url, shop, () => {});
    opened.push(store);
    return store;
  };
  beforeAll(async () => {
    valkey = await startValkey();
  });
  afterAll(async () => {
    for (const store of opened) store.close();
    await valkey.remove();
  });
  valuesContract(open);
  storeContract(open);

  test("has a value with a secret in no readable form, and gives it to no other secret", async () => {
    const [one, other] = [await open(), await open()];
    await one.set("access:1", "token", { ms: 60_000, secret: secretOf("one") });
    expect(await other.run((client) => client.get("access:1"))).not.toContain("token");
    expect(await other.get("access:1", secretOf("other"))).toBeUndefined();
    expect(await other.add("access:1", "x", { ms: 60_000, secret: secretOf("other") })).toBe("");
    expect(await other.get("access:1", secretOf("one"))).toBe("token");
    expect(other.near("access:1")).toBe("token");
  });
});

test("An error of the store is recognized by itself and as the cause of another", () => {
  const error = new SharedStoreError("down");
  const caused = new Error("refused", { cause: new Error("locked", { cause: error }) });
  const others = [new Error("other", { cause: new Error("cause") }), "text", undefined];
  expect([error, caused, ...others].map(isStoreError)).toEqual([true, true, false, false, false]);
});

describe("The connection of several servers", withValkey, () => {
  let valkey: Valkey;
  let opened: SharedStore[];
  const states = vi.fn<(isDown: boolean) => void>();

  beforeEach(async () => {
    valkey = await startValkey();
    opened = [];
    states.mockClear();
  });
  afterEach(async () => {
    for (const store of opened) store.close();
    await valkey.remove();
  });

  async function open(endpoint = shop): Promise<SharedStore> {
    const store = await openSharedStore(valkey.url, endpoint, (isDown) => states(isDown));
    opened.push(store);
    return store;
  }

  const read = (store: SharedStore) => store.get("key");
  const write = (store: SharedStore, value: string) => store.set("key", value, {});

  test("Servers of one shop read what another one has written, those of another shop do not", async () => {
    const [one, other] = [await open(), await open()];
    const another = await open({ GRAPHQL_ENDPOINT: "http://127.0.0.1:2/graphql" });
    await write(one, "value");
    expect(await read(other)).toBe("value");
    expect(await read(another)).toBeUndefined();
  });

  test("Commands fail while the store is down, and work again once it is back", async () => {
    const store = await open();
    await write(store, "value");
    await valkey.kill();
    await expect(read(store)).rejects.toThrow(SharedStoreError);
    await valkey.start();
    await vi.waitFor(async () => expect(await read(store)).toBe("value"), 10_000);
    expect(states.mock.calls).toEqual([[true], [false]]);
  });

  test("A store that is down at the start is used once it works", async () => {
    await valkey.kill();
    const store = await open();
    await expect(read(store)).rejects.toThrow(SharedStoreError);
    await valkey.start();
    await vi.waitFor(async () => expect(await read(store)).toBeUndefined(), 10_000);
  });

  test("A store that does not respond is not waited for again at once", async () => {
    const store = await open();
    valkey.freeze();
    await expect(read(store)).rejects.toThrow(SharedStoreError);
    let isRefused = false;
    const refused = read(store).catch(() => (isRefused = true));
    await pause(50);
    expect(isRefused).toBe(true);
    await refused;
    valkey.thaw();
    await vi.waitFor(async () => expect(await read(store)).toBeUndefined(), 10_000);
  });

  test("A result counts that came while the process itself stood still", async () => {
    const store = await open();
    await write(store, "value");
    const result = read(store);
    const until = performance.now() + 800;
    while (performance.now() < until);
    expect(await result).toBe("value");
    expect(states).not.toHaveBeenCalled();
  });

  test("An attempt counts at every server, and in memory while the store is down", async () => {
    const options = { name: "test", points: 2, seconds: 60 };
    const [one, other] = [
      sharedRateLimits(await open())(options),
      sharedRateLimits(await open())(options),
    ];
    expect(await one.take("a")).toMatchObject({ isAllowed: true });
    expect(await other.take("a")).toMatchObject({ isAllowed: true });
    expect(await one.take("a")).toMatchObject({ isAllowed: false });
    await one.giveBack("a");
    await one.giveBack("a");
    expect(await other.take("a")).toMatchObject({ isAllowed: true });
    await valkey.kill();
    expect(await one.take("a")).toMatchObject({ isAllowed: true });
    expect(await one.take("a", 2)).toMatchObject({ isAllowed: false });
  });
});
