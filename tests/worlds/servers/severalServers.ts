import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import type { ShopSettings } from "./shop.ts";
import { startValkey } from "./valkey.ts";
import type { Valkey } from "./valkey.ts";

/** Two servers with data folders of their own, over one shop and one store. */
export type SeveralServers = {
  one: FastifyInstance;
  other: FastifyInstance;
  woo: WooServer;
  valkey: Valkey;
  /** The store, as the servers see it. */
  store: SharedStore;
  /** Settings with which a further server can be started. */
  settings: ShopSettings;
};

/** Gives the tests of a file a world with two servers, which recovers after each test. */
export function severalServers(): () => SeveralServers {
  let valkey: Valkey | undefined;
  let opened: SeveralServers | undefined;

  afterAll(() => valkey?.remove());
  const world = worldOf(async () => {
    valkey = await startValkey();
    return { woo: {}, settings: { CACHE_URL: valkey.url } };
  });
  beforeAll(async () => {
    if (!valkey) throw new Error("The store is started before the servers.");
    const { app: one, otherServer, woo } = world();
    const settings = {
      CACHE_URL: valkey.url,
      GRAPHQL_ENDPOINT: woo.endpoint,
      SITE_NAME: "Osier",
    };
    const store = await openSharedStore(valkey.url, settings, () => {});
    opened = { one, other: await otherServer(), woo, valkey, store, settings };
  });
  afterAll(() => opened?.store.close());

  return () => {
    if (!opened) throw new Error("The servers are opened before the first test.");
    return opened;
  };
}
