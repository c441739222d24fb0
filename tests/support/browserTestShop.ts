import { execFileSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { environment } from "./environment.ts";
import { setup as ensureBuild } from "./readyBuild.ts";
import { removeFolder, startShop } from "./shop.ts";

// Global setup of the browser tests: pre-rendered pages and a shared storefront.

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo shop and all its pages, to be copied. */
    prerenderedData: string;
    /** The storefront for test files that need none of their own. */
    sharedShop: { url: string; dataDir: string };
  }
}

/**
 * Pre-renders the pages into a data folder, so that no storefront renders them during the tests,
 * and starts the shared storefront over a copy of it. Returns the teardown.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prerendered-"));
  const copied = join(folder, "copied");
  execFileSync(process.execPath, ["server/commands/prerender.ts"], {
    env: { ...environment, DATA_DIR: copied, GRAPHQL_ENDPOINT: "", PRERENDER_PICTURES: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const dataDir = join(folder, "shared");
  await cp(copied, dataDir, { recursive: true });
  const shop = await startShop({ DATA_DIR: dataDir });
  project.provide("prerenderedData", copied);
  project.provide("sharedShop", { url: shop.url, dataDir });
  return async () => {
    await shop.stop();
    await removeFolder(folder);
  };
}
