import type { ShopChanges } from "#server/changes/shopChanges.ts";
import type { Config } from "#server/config.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { mergeTexts } from "#relay/contract/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/shopTexts.ts";
import { merchantTexts } from "#server/settings/merchantTexts.ts";
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
    texts,
  }: {
    gateway: ShopGateway;
    routes: ReadRoutes;
    changes: Pick<ShopChanges, "onChange">;
    /** The backend's texts of the shop. */
    texts: ShopTexts | undefined;
  },
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
  const backorderDays = mergeTexts(texts, merchantTexts()).delivery?.madeToOrderDays;
  const feed = { shopName, siteUrl, currency, colors, backorderDays };
  registerFeed(app, { gateway, timeoutMs, changes, ...feed });
}
