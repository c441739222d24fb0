import type { FastifyInstance } from "fastify";
import { appIcons, lightColors, drawIcon } from "#server/backend/pictures/appIcons.ts";
import { cachedFetch } from "#server/kernel/fetchOnce.ts";
import { entityTag, isKnownTag } from "#server/rendering/responseBody.ts";

const A_DAY = "public, max-age=86400";

/** Registers the web app manifest: the shop's name, colors and icons on a device. */
export function registerManifest(app: FastifyInstance, { shopName }: { shopName: string }): void {
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
