import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { join, extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { operationTexts } from "#server/backend/door/operations.ts";
import { appIcons } from "#server/backend/pictures/appIcons.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import type { EntryRoute } from "#server/catalogue/sitemapEntries.ts";
import { registerErrors } from "#server/http/errorPages.ts";
import { registerBuildManifests, registerFiles } from "#server/http/files.ts";
import { openFastify } from "#server/http/openFastify.ts";
import { registerSecurity } from "#server/http/securityHeaders.ts";
import type { SecurityHeaders } from "#server/http/securityHeaders.ts";
import { registerManifest } from "#server/http/siteFiles.ts";
import { registerSitemap } from "#server/http/sitemap.ts";
import type { Config } from "#server/kernel/config.ts";
import { siteLanguages, speak } from "#server/kernel/language.ts";
import { readRecords } from "#server/rendering/buildRecords.ts";
import { buildMeta, DIST } from "#server/rendering/currentBuild.ts";
import type { Build, BuildMeta } from "#server/rendering/currentBuild.ts";
import { namesBelow, copyFiles, retainBuilds } from "#server/rendering/retainBuilds.ts";
import type { RetainedBuilds } from "#server/rendering/retainBuilds.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import { nginxParts } from "./nginxParts.ts";
import { stateFolder } from "./treeFiles.ts";
import { ownPath } from "#words/localePath.ts";
import { writeScripts } from "#server/rendering/languageScripts.ts";
import { HEADERS_FILE, headersFile, treeHeaders, treeSecurity } from "./treeHeaders.ts";
import type { FileHeaders } from "./treeHeaders.ts";

// Files of a static tree beside its pages: those of builds, site files and headers.

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
  for (const each of config.LANGUAGES) await writeScripts(each);
  const headersOf = treeSecurity(config, routes);
  const meta = buildMeta(build, routes);
  const builds = await writeTreeBuilds(config, meta, { tree, state: stateFolder(tree) });
  const site = { gateway, routes, build: meta, builds, headersOf };
  const { files, assetTypes } = await writeSiteFiles(tree, config, site);
  const facts: SiteFacts = { isWhole, siteFiles: [...files], assetTypes: [...assetTypes] };
  await writeAtomic(factsFile(tree), JSON.stringify(facts));
}

/** Returns a route with the folder in which the tree has its pages. */
const inOwnFolder = ({ prefix, ...route }: EntryRoute): EntryRoute => ({
  ...route,
  prefix: ownPath(`${prefix}/`).slice(0, -1),
});

/** Writes the headers of all files for nginx and for platforms that read `_headers`. */
export async function writeServerParts(
  { tree, config, routes, build }: Omit<Surrounded, "isWhole" | "gateway">,
  styles: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await readFacts(tree);
  const facts = {
    headers: treeHeaders(treeSecurity(config, routes), build.id),
    routes: { ...routes, entryRoutes: routes.entryRoutes.map(inOwnFolder) },
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

/** Builds of a tree: their ids, and the lookup of their manifests and files. */
type TreeBuilds = Pick<RetainedBuilds, "folders" | "metaOf"> & {
  ids: string[];
  /** Names of the hashed files. */
  assets: string[];
};

/**
 * Writes the files of the current build into a tree, and removes those of builds last written
 * longer ago than the settings say. Rejects if a file cannot be written.
 * @param state the folder of the tree's records
 */
async function writeTreeBuilds(
  { RETAIN_BUILDS_DAYS: days }: Pick<Config, "RETAIN_BUILDS_DAYS">,
  build: BuildMeta,
  { tree, state }: { tree: string; state: string },
): Promise<TreeBuilds> {
  const folder = join(state, "builds");
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const served = { build, dist: DIST, operations: operationTexts() };
  const { folders, metaOf, close } = await retainBuilds(served, { folder, days, onError });
  close();
  const target = join(tree, "assets");
  const needed = new Set<string>();
  for (const source of folders.map((from) => join(from, "assets"))) {
    const sizes = new Map<string, number>();
    for (const name of await namesBelow(source)) {
      if (!needed.has(name)) sizes.set(name, (await stat(join(source, name))).size);
      needed.add(name);
    }
    await copyFiles(source, target, sizes);
  }
  for (const name of await namesBelow(target)) {
    if (!needed.has(name)) await rm(join(target, name), { force: true });
  }
  const earlier = days === 0 ? [] : readRecords(folder, onError).records.map(({ meta }) => meta.id);
  if (errors.length > 0) throw errors[0];
  return { folders, metaOf, ids: [...new Set([build.id, ...earlier])], assets: [...needed] };
}

/** Headers that belong to one response, or that a web server sets itself. */
const NOT_COPIED =
  /^(?:content-length|content-encoding|date|etag|last-modified|connection|keep-alive|transfer-encoding|vary|accept-ranges)$/;

/** Further files of a tree, and the content types of the build's files by extension. */
type SiteFiles = { files: Map<string, FileHeaders>; assetTypes: Map<string, string> };

async function openSiteApp(
  config: Config,
  options: {
    gateway: ShopGateway;
    routes: Routes;
    build: BuildMeta;
    builds: TreeBuilds;
    headersOf: SecurityHeaders;
  },
): Promise<FastifyInstance> {
  const { gateway, routes, build, builds, headersOf } = options;
  const app = await openFastify(config, { logLevel: "silent" }, headersOf);
  speak(app, config);
  registerSecurity(app, headersOf);
  registerErrors(app);
  registerManifest(app, { shopName: config.SITE_NAME });
  registerSitemap(app, {
    gateway,
    routes: () => routes,
    siteUrl: config.SITE_URL,
    languages: siteLanguages(config),
    // The list of a large catalogue takes its time, and nobody waits.
    timeoutMs: 2 ** 31 - 1,
    changes: createShopChanges(),
  });
  registerBuildManifests(app, { build, metaOf: builds.metaOf, isChanging: false });
  await registerFiles(app, builds.folders);
  return app;
}

const headersIn = (headers: object): FileHeaders =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      NOT_COPIED.test(name) ? [] : [[name, String(value)]],
    ),
  );

/**
 * Writes robots.txt, sitemaps, web manifest, icons and build manifests into a tree. A file that
 * depends on the request, such as a sitemap without `SITE_URL`, is left to the server.
 */
async function writeSiteFiles(
  tree: string,
  config: Config,
  options: Parameters<typeof openSiteApp>[1],
): Promise<SiteFiles> {
  const { builds } = options;
  const app = await openSiteApp(config, options);
  const files = new Map<string, FileHeaders>();

  async function write(url: string): Promise<boolean> {
    const { statusCode, headers, rawPayload } = await app.inject({ url });
    if (statusCode >= 500) throw new Error(`${url} could not be made`);
    if (statusCode !== 200 || headers["cache-control"] === "no-store") return false;
    await writeAtomic(join(tree, url), rawPayload);
    files.set(url, headersIn(headers));
    return true;
  }

  async function assetTypes(): Promise<Map<string, string>> {
    const types = new Map<string, string>();
    for (const name of builds.assets) {
      const extension = extname(name).slice(1);
      if (!extension || types.has(extension) || /^(?:br|gz)$/.test(extension)) continue;
      const { headers } = await app.inject({ url: `/assets/${name}` });
      types.set(extension, String(headers["content-type"]));
    }
    return types;
  }

  try {
    const manifests = builds.ids.map((id) => `/builds/meta/${id}.json`);
    const icons = Object.keys(appIcons);
    const plain = ["/robots.txt", "/manifest.webmanifest", "/builds/latest.json"];
    for (const url of [...plain, ...icons, ...manifests]) await write(url);
    if (await write("/sitemap.xml")) {
      for (let shard = 1; await write(`/sitemap-${shard}.xml`); shard += 1);
    }
    return { files, assetTypes: await assetTypes() };
  } finally {
    await app.close();
  }
}
