import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { mergeTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { merchantTexts } from "#server/kernel/merchantTexts.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { registerFeed } from "./feed.ts";
import { registerManifest } from "./manifest.ts";
import { registerSitemap } from "./sitemap.ts";

/** Registers the files that describe the shop to machines: sitemap, web manifest, product feed. */
export function registerSiteFiles(
  app: FastifyInstance,
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
  // The version changes with the entries; those of another shop or other settings are not served.
  const keptAs = (name: string, ...settings: unknown[]) => ({
    file: join(config.DATA_DIR, "lists", `${name}.jsonl`),
    key: JSON.stringify([1, config.GRAPHQL_ENDPOINT, ...settings]),
  });
  const sitemap = { siteUrl, kept: keptAs("sitemap") };
  registerSitemap(app, { gateway, routes, timeoutMs, changes, ...sitemap });
  registerManifest(app, { shopName });
  const backorderDays = mergeTexts(texts, merchantTexts()).delivery?.madeToOrderDays;
  const kept = keptAs("feed", siteUrl, currency, colors);
  const feed = { shopName, siteUrl, currency, colors, backorderDays, kept };
  registerFeed(app, { gateway, timeoutMs, changes, ...feed });
}
