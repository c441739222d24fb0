import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { BuildMeta } from "#server/rendering/currentBuild.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { appIcons } from "#server/backend/pictures/appIcons.ts";
import { openFastify } from "#server/http/openFastify.ts";
import { registerBuildManifests, registerFiles } from "#server/http/files.ts";
import { registerErrors } from "#server/http/errorPages.ts";
import { registerSecurity } from "#server/http/securityHeaders.ts";
import { registerManifest } from "#server/http/siteFiles.ts";
import { registerSitemap } from "#server/http/sitemap.ts";
import type { SecurityHeaders } from "#server/http/securityHeaders.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import type { TreeBuilds } from "./treeBuilds.ts";
import type { FileHeaders } from "./treeHeaders.ts";

// Files of a static tree beside its pages, from the routes by which our server responds.

/** Headers that belong to one response, or that a web server sets itself. */
const NOT_COPIED =
  /^(?:content-length|content-encoding|date|etag|last-modified|connection|keep-alive|transfer-encoding|vary|accept-ranges)$/;

/** Further files of a tree, and the content types of the build's files by extension. */
export type SiteFiles = { files: Map<string, FileHeaders>; assetTypes: Map<string, string> };

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
  registerSecurity(app, headersOf);
  registerErrors(app);
  registerManifest(app, { shopName: config.SITE_NAME });
  registerSitemap(app, {
    gateway,
    routes: () => routes,
    siteUrl: config.SITE_URL,
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
export async function writeSiteFiles(
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
