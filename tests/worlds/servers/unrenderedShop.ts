import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { hasPrerendered } from "#server/commands/prerender.ts";
import { readConfig } from "#server/kernel/config.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { removeFolder, startShop } from "./shop.ts";
import type { RunningShop, ShopSettings } from "./shop.ts";

/**
 * Starts the storefront on data whose pages count as prerendered: each is rendered on request, and
 * no process beside the server takes the processor from the tests.
 * @param project the folder it is started in
 * @param command the command that starts it, if not `node server/start.ts`
 */
export async function startUnrenderedShop(
  settings: ShopSettings,
  project = projectFolder,
  command?: readonly string[],
): Promise<RunningShop> {
  const given = settings["DATA_DIR"];
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), "vitrine-unrendered-")));
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const { id } = await readBuild(join(project, "dist"));
  const pages = pagesFolder(config, id);
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, "prerendered.json"), "{}");
  if (!hasPrerendered(pages)) throw new Error("Another file marks the pages as prerendered.");
  const shop = await startShop({ ...settings, DATA_DIR: dataDir }, project, command);
  const stop = async () => {
    await shop.stop();
    if (given === undefined) await removeFolder(dataDir);
  };
  return { ...shop, stop };
}
