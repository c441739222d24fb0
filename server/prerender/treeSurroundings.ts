import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildMeta } from "#server/rendering/currentBuild.ts";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { Config } from "#server/kernel/config.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import { HEADERS_FILE, headersFile, treeHeaders, treeSecurity } from "./treeHeaders.ts";
import { nginxParts } from "./nginxParts.ts";
import { writeSiteFiles } from "./treeSiteFiles.ts";
import { writeTreeBuilds } from "./treeBuilds.ts";
import { stateFolder } from "./treeFiles.ts";
import type { FileHeaders } from "./treeHeaders.ts";

// Files of a static tree beside its pages: those of the build, site files and headers.

/** Tree with the facts that its surroundings are made from. */
type Surrounded = {
  tree: string;
  config: Config;
  routes: Routes;
  build: Build;
  gateway: ShopGateway;
  /** True if every page of the shop is in the tree. */
  isWhole: boolean;
};

/** Facts of the last whole run, which later runs after a change need. */
type SiteFacts = {
  isWhole: boolean;
  siteFiles: [string, FileHeaders][];
  assetTypes: [string, string][];
};

const factsFile = (tree: string) => join(stateFolder(tree), "site.json");

const readFacts = async (tree: string) =>
  JSON.parse(await readFile(factsFile(tree), "utf8")) as SiteFacts;

/** True if a whole run has ended. */
export const isFinished = (tree: string): boolean => existsSync(factsFile(tree));

/** True if the last whole run wrote every page of the shop into a tree. */
export const isWholeTree = async (tree: string): Promise<boolean> =>
  (await readFacts(tree)).isWhole;

/** Writes the files of builds, robots.txt, sitemaps, manifests and icons. */
export async function writeSurroundings({
  tree,
  config,
  routes,
  build,
  gateway,
  isWhole,
}: Surrounded): Promise<void> {
  const headersOf = treeSecurity(config, routes);
  const meta = buildMeta(build, routes);
  const builds = await writeTreeBuilds(config, meta, { tree, state: stateFolder(tree) });
  const site = { gateway, routes, build: meta, builds, headersOf };
  const { files, assetTypes } = await writeSiteFiles(tree, config, site);
  const facts: SiteFacts = { isWhole, siteFiles: [...files], assetTypes: [...assetTypes] };
  await writeAtomic(factsFile(tree), JSON.stringify(facts));
}

/** Writes the headers of all files for nginx and for platforms that read `_headers`. */
export async function writeServerParts(
  { tree, config, routes, build }: Omit<Surrounded, "isWhole" | "gateway">,
  styles: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await readFacts(tree);
  const facts = {
    headers: treeHeaders(treeSecurity(config, routes), build.id),
    routes,
    styles,
    isComplete: known.isWhole,
    siteFiles: new Map(known.siteFiles),
    assetTypes: new Map(known.assetTypes),
  };
  for (const [name, content] of nginxParts(facts)) {
    await writeAtomic(join(stateFolder(tree), "nginx", name), content);
  }
  await writeAtomic(join(tree, HEADERS_FILE), headersFile(facts));
}
