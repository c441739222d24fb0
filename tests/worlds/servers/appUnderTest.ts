import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { AppOptions } from "#server/http/appOptions.ts";
import { readConfig } from "#server/kernel/config.ts";
import { openApp } from "./openApp.ts";
import { removeFolder } from "./shop.ts";
import type { ShopSettings } from "./shop.ts";

/**
 * Gives a test file the real server over data of its own, to be requested through `inject`.
 * @param onFolder called with the data folder
 */
export function appUnderTest(
  settings: ShopSettings = {},
  onFolder: (folder: string) => void = () => {},
  options: AppOptions = {},
): () => FastifyInstance {
  let app: FastifyInstance | undefined;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-app-"));
    onFolder(folder);
    app = await openApp(readConfig({ DATA_DIR: folder, ...settings }), options);
  });
  afterAll(async () => {
    await app?.close();
    await removeFolder(folder);
  });

  return () => {
    if (!app) throw new Error("The app is made before the first test.");
    return app;
  };
}
