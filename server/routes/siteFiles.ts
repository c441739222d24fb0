import type { ShopChanges } from "#server/changes/shopChanges.ts";
import type { Config } from "#server/config.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import type { ReadRoutes } from "#server/pages/builtPages.ts";
import { registerFeed } from "./feed.ts";
import { registerManifest } from "./manifest.ts";
import type { PublicRoutes } from "./publicRoutes.ts";
import { registerSitemap } from "./sitemap.ts";

/** Registers the files that describe the shop to machines: sitemap, web manifest, product feed. */
export function registerSiteFiles(
  app: PublicRoutes,
  config: Config,
  {
    gateway,
    routes,
    changes,
  }: { gateway: ShopGateway; routes: ReadRoutes; changes: Pick<ShopChanges, "onChange"> },
): void {
  const {
    SITE_NAME: shopName,
    SITE_URL: siteUrl,
    CURRENCY: currency,
    COLOR_ATTRIBUTES: colors,
  } = config;
  const timeoutMs = config.BACKEND_TIMEOUT_MS;
  registerSitemap(app, { gateway, routes, siteUrl, timeoutMs, changes });
  registerManifest(app, { shopName });
  registerFeed(app, { gateway, shopName, siteUrl, currency, colors, timeoutMs, changes });
}
