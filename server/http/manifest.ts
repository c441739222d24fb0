import { LRUCache } from "lru-cache";
import { appIcons, lightColors, drawIcon } from "#server/backend/pictures/appIcons.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";
import { entityTag } from "#server/rendering/entityTag.ts";
import { isKnownTag } from "#server/rendering/isKnownTag.ts";
import type { PublicRoutes } from "./publicRoutes.ts";

const A_DAY = "public, max-age=86400";

/** Registers the web app manifest: the shop's name, colors and icons on a device. */
export function registerManifest(app: PublicRoutes, { shopName }: { shopName: string }): void {
  app.get("/manifest.webmanifest", async (_request, reply) => {
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
      id: "/",
      name: shopName,
      short_name: shopName,
      lang: "en",
      start_url: "/",
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

  const icons = Object.entries(appIcons);
  const drawn = new LRUCache<string, Buffer, (typeof appIcons)[string]>({
    ...FETCHING,
    max: icons.length,
    fetchMethod: (_address, _known, { context: icon }) => drawIcon(icon),
  });
  for (const [address, icon] of icons) {
    app.get(address, async (request, reply) => {
      const png = await drawn.forceFetch(address, { context: icon });
      const tag = entityTag(png);
      reply.header("cache-control", A_DAY).header("etag", tag);
      if (isKnownTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.type("image/png").send(png);
    });
  }
}
