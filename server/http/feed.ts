import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import { publicList } from "#server/rendering/cdn.ts";
import { UnknownCurrency, feedItems } from "#server/catalogue/feedItems.ts";
import type { FeedItem, FeedOptions } from "#server/catalogue/feedItems.ts";
import { feedProducts } from "#server/catalogue/feedProduct.ts";
import { backorderDay, feedXml } from "#server/catalogue/feedXml.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import { isKnownTag } from "#server/rendering/responseBody.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { openCachedList } from "#server/catalogue/cachedList.ts";
import { openListedChanges } from "#server/catalogue/listedChanges.ts";
import { keptInLanguage, readShard } from "#server/catalogue/sitemapShards.ts";
import type { KeptFile } from "#server/catalogue/sitemapShards.ts";
import { sendError } from "./errorPages.ts";
import { otherCurrency, perLanguage } from "#server/kernel/language.ts";
import { language } from "#words/language.ts";

// Product feed route, `/feed.xml`, for merchant programs.

/** Retry-After in seconds while the feed cannot be built. */
const RETRY_AFTER = "120";

/** Yields the items of all products, or those of changed ones, which somebody waits for. */
async function* itemsOf(
  gateway: ShopGateway,
  options: FeedOptions,
  ids?: readonly number[],
): AsyncGenerator<FeedItem> {
  const shared = withPriority(gateway.shared, ids ? "view" : "refresh");
  for await (const product of feedProducts({ shared }, ids)) {
    for (const item of feedItems(product, options)) yield { ...item, id: product.databaseId };
  }
}

/**
 * Registers the feed of all products for sale. It needs absolute URLs and a currency: without these
 * settings there is no feed, and the log says why.
 */
export function registerFeed(
  app: FastifyInstance,
  options: {
    gateway: ShopGateway;
    shopName: string;
    siteUrl: string | undefined;
    currency: string | undefined;
    colors: readonly string[];
    timeoutMs: number;
    /** Most days until a product on backorder is sent, if the shop says so. */
    backorderDays: number | undefined;
    changes: Pick<ShopChanges, "onChange">;
    /** File in which the list survives a restart. */
    kept?: KeptFile;
  },
): void {
  const { gateway, shopName, siteUrl, currency, colors, timeoutMs, changes } = options;
  if (siteUrl === undefined) {
    app.get("/feed.xml", (request, reply) => {
      app.log.warn("there is no product feed: it needs SITE_URL");
      return sendError(request, reply, 404);
    });
    return;
  }
  const onError = (error: unknown) =>
    app.log.error({ err: error }, "the product feed could not be made");
  const feedOptions = () => ({ siteUrl, currency: otherCurrency() ?? currency, colors });
  const feed = perLanguage(() =>
    openCachedList({
      entries: () => itemsOf(gateway, feedOptions()),
      entriesOf: (ids) => itemsOf(gateway, feedOptions(), ids),
      changes: openListedChanges(changes),
      shardSize: Infinity,
      timeoutMs,
      onError,
      kept: options.kept && keptInLanguage(options.kept),
    }),
  );
  app.addHook("onClose", async () => void (await Promise.all(feed.each(({ close }) => close()))));

  app.get("/feed.xml", async (request, reply) => {
    const requested = publicList();
    try {
      const [all] = await feed().shards();
      reply.publicResponse = requested;
      const backorder = backorderDay(options.backorderDays, Date.now());
      const tag = `"${[all?.tag ?? "empty", language(), backorder].filter(Boolean).join("-")}"`;
      reply.header("cache-control", "public, max-age=600").header("etag", tag);
      // Other sites may read it: it is made for them.
      reply.header("cross-origin-resource-policy", "cross-origin");
      if (isKnownTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      const items = all ? readShard<FeedItem>(all) : Readable.from([]);
      const xml = Readable.from(feedXml(items, { name: shopName, siteUrl, backorder }));
      return reply.type("application/xml; charset=utf-8").send(xml);
    } catch (error) {
      if (error instanceof UnknownCurrency) {
        app.log.warn("there is no product feed: nothing says the prices' currency, set CURRENCY");
        return sendError(request, reply, 404);
      }
      onError(error);
      return sendError(request, reply.header("retry-after", RETRY_AFTER), 503);
    }
  });
}
