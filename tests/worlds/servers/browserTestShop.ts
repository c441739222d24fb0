import { execFileSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, shareShop } from "./environment.ts";
import { setup as ensureBuild } from "./readyBuild.ts";
import { removeFolder, startShop } from "./shop.ts";

// Global setup of the browser tests: pre-rendered pages and a shared storefront.

/**
 * Pre-renders the pages into a data folder, so that no storefront renders them during the tests,
 * and starts the shared storefront over a copy of it. Returns the teardown.
 */
export default async function openSharedShop(): Promise<() => Promise<void>> {
  await ensureBuild();
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prerendered-"));
  const prerenderedData = join(folder, "copied");
  execFileSync(process.execPath, ["server/commands/prerender.ts"], {
    env: { ...environment, DATA_DIR: prerenderedData, GRAPHQL_ENDPOINT: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const dataDir = join(folder, "shared");
  await cp(prerenderedData, dataDir, { recursive: true });
  const shop = await startShop({ DATA_DIR: dataDir });
  shareShop({ url: shop.url, dataDir, prerenderedData });
  return async () => {
    await shop.stop();
    await removeFolder(folder);
  };
}
