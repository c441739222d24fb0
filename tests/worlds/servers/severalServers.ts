import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { openCheckoutShop } from "#tests/worlds/backends/checkoutShop.ts";
import type { CheckoutShop } from "#tests/worlds/backends/checkoutShop.ts";
import { openApp } from "./openApp.ts";
import { removeFolder } from "./shop.ts";
import type { ShopSettings } from "./shop.ts";
import { startValkey } from "./valkey.ts";
import type { Valkey } from "./valkey.ts";

/** Two servers with data folders of their own, over one shop and one store. */
export type SeveralServers = {
  one: FastifyInstance;
  other: FastifyInstance;
  shop: CheckoutShop;
  valkey: Valkey;
  /** The store, as the servers see it. */
  store: SharedStore;
  /** Settings with which a further server can be started. */
  settings: ShopSettings;
};

/** Gives the tests of a file two servers, to be requested through `inject`. */
export function severalServers(): () => SeveralServers {
  let opened: SeveralServers | undefined;
  const folders: string[] = [];

  beforeAll(async () => {
    const [valkey, shop] = await Promise.all([startValkey(), openCheckoutShop()]);
    const settings = {
      CACHE_URL: valkey.url,
      GRAPHQL_ENDPOINT: shop.endpoint,
      SITE_NAME: "Osier",
    };
    const open = async () => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-several-"));
      folders.push(folder);
      return openApp(readConfig({ ...settings, DATA_DIR: folder }));
    };
    const [one, other] = [await open(), await open()];
    const store = await openSharedStore(valkey.url, settings, () => {});
    opened = { one, other, shop, valkey, store, settings };
  });
  afterEach(() => {
    opened?.shop.recover();
    opened?.shop.forget();
  });
  afterAll(async () => {
    opened?.store.close();
    await opened?.one.close();
    await opened?.other.close();
    await opened?.shop.close();
    await opened?.valkey.remove();
    for (const folder of folders) await removeFolder(folder);
  });

  return () => {
    if (!opened) throw new Error("The servers are opened before the first test.");
    return opened;
  };
}
