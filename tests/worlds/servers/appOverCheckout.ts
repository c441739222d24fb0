import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { openCheckoutShop } from "#tests/worlds/backends/checkoutShop.ts";
import type { CheckoutShop } from "#tests/worlds/backends/checkoutShop.ts";
import { openApp } from "./openApp.ts";
import { createOrderer } from "#tests/worlds/shoppers/orderer.ts";
import type { Orderer } from "#tests/worlds/shoppers/orderer.ts";
import type { ShopSettings } from "./shop.ts";

/** The real server over a shop whose orders can be inspected and lost. */
export type AppOverCheckout = {
  app: FastifyInstance;
  shop: CheckoutShop;
  /** The app's data folder. */
  dataDir: string;
  /** Opens another server over the same data. */
  openNext: () => Promise<FastifyInstance>;
  /** Creates a visitor with beanies or another product in the cart. */
  orderer: (line?: { quantity?: string; productId?: string }) => Promise<Orderer>;
};

/**
 * Gives a test file such a server, to be requested through `inject`. The shop's WordPress knows the
 * settings' `FORWARDED_CLIENT_SECRET`.
 */
export function appOverCheckout(settings: ShopSettings = {}): () => AppOverCheckout {
  let opened: AppOverCheckout | undefined;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-checkout-"));
    const shop = await openCheckoutShop(settings["FORWARDED_CLIENT_SECRET"]);
    const config = readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: shop.endpoint,
      SITE_NAME: "Osier",
      PAYMENT_ORIGINS: "https://pay.example",
      ...settings,
    });
    const openNext = () => openApp(config);
    const app = await openNext();
    const orderer: AppOverCheckout["orderer"] = (line) =>
      createOrderer(app, shop.woo.endpoint, line);
    opened = { app, shop, dataDir: folder, openNext, orderer };
  });
  afterEach(() => {
    opened?.shop.recover();
    opened?.shop.forget();
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  return () => {
    if (!opened) throw new Error("The app is made before the first test.");
    return opened;
  };
}
