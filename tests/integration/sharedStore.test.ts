import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sharedRateLimits } from "#server/limits/rateLimit.ts";
import { openSharedStore, SharedStoreError } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Connection to the store that several servers share, over a real Valkey or Redis.

const shop = { GRAPHQL_ENDPOINT: "http://127.0.0.1:1/graphql" };

describe("The store of several servers", withValkey, () => {
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

  const read = ({ run }: SharedStore) => run((client) => client.get("key"));
  const write = ({ run }: SharedStore, value: string) => run((client) => client.set("key", value));

  test("Servers of one shop read what another one has written, those of another shop do not", async () => {
    const [one, other] = [await open(), await open()];
    const another = await open({ GRAPHQL_ENDPOINT: "http://127.0.0.1:2/graphql" });
    await write(one, "value");
    expect(await read(other)).toBe("value");
    expect(await read(another)).toBeNull();
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
    await vi.waitFor(async () => expect(await read(store)).toBeNull(), 10_000);
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
    await vi.waitFor(async () => expect(await read(store)).toBeNull(), 10_000);
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
