import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { shareComparison } from "#server/catalogue/changePoll.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { WEBHOOK_SECRET, changeNotice } from "#tests/worlds/backends/changeNotice.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

// Changes of the shop at several servers, over a real Valkey or Redis.

const soon = { timeout: scaled(10_000), interval: 50 };
const PATH = "/product/belt";

describe("With several servers", withValkey, () => {
  let valkey: Valkey;
  let woo: WooServer;
  const folders: string[] = [];
  const stores: SharedStore[] = [];
  let apps: FastifyInstance[] = [];

  beforeAll(async () => {
    [valkey, woo] = await Promise.all([startValkey(), openWooServer({ isSmall: true })]);
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    apps = [];
    for (const store of stores.splice(0)) store.close();
  });
  afterAll(async () => {
    await Promise.all([valkey.remove(), woo.close(), ...folders.map(removeFolder)]);
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-server-"));
    folders.push(folder);
    return folder;
  }

  /** Starts a server, by default on data of its own. */
  async function start(folder?: string): Promise<FastifyInstance> {
    const settings = {
      DATA_DIR: folder ?? (await newFolder()),
      GRAPHQL_ENDPOINT: woo.endpoint,
      CACHE_URL: valkey.url,
      WEBHOOK_SECRET,
    };
    const { app } = await openWorld({ settings });
    await app.ready();
    apps.push(app);
    return app;
  }

  const priceAt = async (app: FastifyInstance) =>
    /\$[\d.]+/.exec((await app.inject({ url: PATH })).body)?.[0];

  async function notify(app: FastifyInstance, notice = changeNotice(["post:15"])) {
    const { path: url, ...request } = notice;
    const response = await app.inject({ url, ...request });
    return response.json<{ result: string }>().result;
  }

  async function openStore(): Promise<SharedStore> {
    const config = { GRAPHQL_ENDPOINT: woo.endpoint };
    const store = await openSharedStore(valkey.url, config, () => {});
    stores.push(store);
    return store;
  }

  /** Changes the price, notifies a server, and waits until some servers show the change. */
  async function change(cents: number, notified: FastifyInstance, others: FastifyInstance[]) {
    // A page that is rendered for the first time shows any change.
    for (const app of [notified, ...others]) await priceAt(app);
    woo.reprice("belt", cents);
    await notify(notified);
    const price = `$${(cents / 100).toFixed(2)}`;
    for (const app of [notified, ...others])
      await expect.poll(() => priceAt(app), soon).toBe(price);
  }

  test("a price of which one server gets a notice is shown by the others", async () => {
    const [one, other] = [await start(), await start()];
    await change(5_500, one, [other]);
    await change(5_600, other, [one]);
    expect(await priceAt(one)).toBe("$56.00");
  });

  test("a delivery that came to one server is a repetition at another", async () => {
    const [one, other] = [await start(), await start()];
    const notice = changeNotice(["post:15"]);
    expect(await notify(one, notice)).toBe("noted");
    expect(await notify(other, notice)).toBe("repeated");
  });

  test("a change while the store is down is shown where it was noted, and by the others afterwards", async () => {
    const [one, other] = [await start(), await start()];
    await change(6_100, one, [other]);
    await valkey.kill();
    await change(6_200, one, []);
    expect(await priceAt(other)).toBe("$61.00");
    await valkey.start();
    await expect.poll(() => priceAt(other), soon).toBe("$62.00");
  });

  test("a change while the store does not respond reaches the others once it does", async () => {
    const [one, other] = [await start(), await start()];
    await change(6_250, one, [other]);
    valkey.freeze();
    await change(6_260, one, []);
    valkey.thaw();
    await expect.poll(() => priceAt(other), soon).toBe("$62.60");
  });

  test("a restarted server shows the changes that it has missed", async () => {
    const folder = await newFolder();
    const [one, other] = [await start(), await start(folder)];
    await change(6_300, one, [other]);
    await other.close();
    await change(6_400, one, []);
    expect(await priceAt(await start(folder))).toBe("$64.00");
  });

  test("a server whose position the stream no longer has takes everything for changed", async () => {
    const folder = await newFolder();
    const [one, other] = [await start(), await start(folder)];
    await change(6_500, one, [other]);
    await other.close();
    await change(6_600, one, []);
    const store = await openStore();
    await store.run((client) => client.xTrim("changes", "MAXLEN", 0));
    expect(await priceAt(await start(folder))).toBe("$66.00");
  });

  test("a server that joins with older pages shows the changes before", async () => {
    const folder = await newFolder();
    const [one, other] = [await start(), await start(folder)];
    await change(6_700, one, [other]);
    await other.close();
    await rm(join(folder, "shop-changes.json"));
    await change(6_800, one, []);
    expect(await priceAt(await start(folder))).toBe("$68.00");
  });

  describe("the comparison of the products", () => {
    const open = async () => shareComparison(await openStore());

    test("is made by one server at a time, and goes on at another where that one ended", async () => {
      const [one, other] = [await open(), await open()];
      expect([await one.isOurs(), await other.isOurs(), await one.isOurs()]).toEqual([
        true,
        false,
        true,
      ]);
      await one.save(new Map([["post:15", "abc"]]));
      await one.close();
      expect(await other.isOurs()).toBe(true);
      expect(await other.load()).toEqual(new Map([["post:15", "abc"]]));
      await other.close();
    });

    test("is taken over from a server that has died, once its lease has ended", async () => {
      const [one, other] = [await open(), await open()];
      await one.isOurs();
      expect(await other.isOurs()).toBe(false);
      const store = await openStore();
      await store.run((client) => client.pExpire("lease:comparison", 1));
      await vi.waitFor(async () => expect(await other.isOurs()).toBe(true));
      expect(await one.isOurs()).toBe(false);
      await other.close();
    });
  });
});
