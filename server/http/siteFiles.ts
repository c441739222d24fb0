import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { mergeTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { merchantTexts } from "#server/kernel/merchantFolder.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { registerFeed } from "./feed.ts";
import { registerSitemap } from "./sitemap.ts";
import { appIcons, lightColors, drawIcon } from "#server/backend/pictures/appIcons.ts";
import { cachedFetch } from "#server/kernel/fetchOnce.ts";
import { entityTag, isKnownTag } from "#server/rendering/responseBody.ts";
import { siteLanguages } from "#server/kernel/language.ts";
import { isRightToLeft, language } from "#words/language.ts";
import { localePath } from "#words/localePath.ts";

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
  const [{ folders } = {}] = siteLanguages(config);
  // The version changes with the entries; those of another shop or other settings are not served.
  const keptAs = (name: string, ...settings: unknown[]) => ({
    file: join(config.DATA_DIR, "lists", `${name}.jsonl`),
    key: JSON.stringify([1, config.GRAPHQL_ENDPOINT, folders, ...settings]),
  });
  const sitemap = { siteUrl, languages: siteLanguages(config), kept: keptAs("sitemap") };
  registerSitemap(app, { gateway, routes, timeoutMs, changes, ...sitemap });
  registerManifest(app, { shopName });
  const backorderDays = mergeTexts(texts, merchantTexts()).delivery?.madeToOrderDays;
  const kept = keptAs("feed", siteUrl, currency, colors);
  const feed = { shopName, siteUrl, currency, colors, backorderDays, kept };
  registerFeed(app, { gateway, timeoutMs, changes, ...feed });
}

const A_DAY = "public, max-age=86400";

/** Registers the web app manifest: the shop's name, colors and icons on a device. */
export function registerManifest(app: FastifyInstance, { shopName }: { shopName: string }): void {
  app.get("/manifest.webmanifest", async (_request, reply) => {
    const current = language();
    const { paint, ground } = await lightColors();
    const icons = Object.entries(appIcons)
      .filter(([src]) => src.startsWith("/icons/"))
      .map(([src, { size, isMaskable }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: isMaskable ? "maskable" : "any",
      }));
    const manifest = {
      id: localePath("/"),
      name: shopName,
      short_name: shopName,
      lang: current,
      ...(isRightToLeft(current) && { dir: "rtl" }),
      start_url: localePath("/"),
      display: "browser",
      background_color: ground,
      theme_color: paint,
      icons,
    };
    return reply
      .header("cache-control", A_DAY)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest));
  });

  for (const [address, icon] of Object.entries(appIcons)) {
    const drawn = cachedFetch({}, () => drawIcon(icon));
    app.get(address, async (request, reply) => {
      const png = await drawn();
      const tag = entityTag(png);
      reply.header("cache-control", A_DAY).header("etag", tag);
      if (isKnownTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.type("image/png").send(png);
    });
  }
}
