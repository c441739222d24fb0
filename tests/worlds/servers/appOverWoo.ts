import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { AppOptions } from "#server/http/appOptions.ts";
import { readConfig } from "#server/kernel/config.ts";
import { openApp } from "./openApp.ts";
import { removeFolder } from "./shop.ts";
import type { ShopSettings } from "./shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

/** The real server over a remote shop. */
export type AppOverWoo = {
  app: FastifyInstance;
  woo: WooServer;
  /** Returns the names of all files in the app's data folder. */
  cachedFiles: () => Promise<string[]>;
};

/**
 * Gives a test file the real server, to be requested through `inject`, with `GRAPHQL_ENDPOINT` set
 * to a shop of the file's own.
 * @param shop the shop's settings and products, beside the recorded ones
 */
export function appOverWoo(
  settings: ShopSettings = {},
  options: AppOptions = {},
  shop: Parameters<typeof openWooServer>[0] = {},
): () => AppOverWoo {
  let opened: AppOverWoo | undefined;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-over-woo-"));
    const woo = await openWooServer(shop);
    const config = readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: woo.endpoint,
      SITE_NAME: "Osier",
      ...settings,
    });
    const app = await openApp(config, options);
    opened = { app, woo, cachedFiles: () => readdir(folder, { recursive: true }) };
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.woo.close();
    await removeFolder(folder);
  });

  return () => {
    if (!opened) throw new Error("The app is made before the first test.");
    return opened;
  };
}
