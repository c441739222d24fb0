import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { readConfig } from "#server/kernel/config.ts";
import type { AppOptions } from "#server/http/appOptions.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { createOrderer } from "#tests/worlds/shoppers/orderer.ts";
import type { Orderer } from "#tests/worlds/shoppers/orderer.ts";
import { openApp } from "./openApp.ts";
import type { ShopSettings } from "./shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

/** The real server over a remote shop, with a fault proxy in between and a clock of its own. */
export type AppOverFaults = {
  app: FastifyInstance;
  woo: WooServer;
  proxy: FaultProxy;
  /** Advances the server's clock. */
  pass: (seconds: number) => void;
  /** Creates a visitor with two beanies in the cart. */
  orderer: () => Promise<Orderer>;
  close: () => Promise<void>;
};

/**
 * Opens such a server, to be requested through `inject`; hanging requests fail soon.
 * @param shop the shop's settings and products, beside the recorded ones
 */
export async function openAppOverFaults(
  settings: ShopSettings = {},
  options: Pick<AppOptions, "paymentFields"> = {},
  shop: Parameters<typeof openWooServer>[0] = {},
): Promise<AppOverFaults> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-faults-"));
  const woo = await openWooServer(shop);
  const proxy = await openFaultProxy(woo.endpoint);
  let passed = 0;
  const app = await openApp(
    readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: proxy.endpoint,
      SITE_NAME: "Osier",
      BACKEND_TIMEOUT_MS: "3000",
      ...settings,
    }),
    { ...options, now: () => Date.now() + passed },
  );
  return {
    app,
    woo,
    proxy,
    pass: (seconds) => void (passed += seconds * 1000),
    orderer: () => createOrderer(app, woo.endpoint),
    close: async () => {
      await app.close();
      await proxy.close();
      await woo.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
