import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { publicList } from "#server/rendering/cdn.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { openCachedList } from "#server/catalogue/cachedList.ts";
import { openListedChanges } from "#server/catalogue/listedChanges.ts";
import type { SitemapEntry } from "#server/catalogue/sitemapEntries.ts";
import { productEntries, sitemapEntries } from "#server/catalogue/sitemapEntries.ts";
import { currentPrefix, perLanguage } from "#server/kernel/language.ts";
import type { SiteLanguage } from "#server/kernel/language.ts";
import { keptInLanguage, readShard } from "#server/catalogue/sitemapShards.ts";
import type { KeptFile, Shard } from "#server/catalogue/sitemapShards.ts";
import { indexXml, shardXml } from "#server/catalogue/sitemapXml.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { sendError } from "./errorPages.ts";

// Routes of the sitemaps and robots.txt.

/** The one API route that a crawler might request. */
const GATEWAY = "/graphql";

/** URLs per sitemap; the format allows five times as many. */
const SHARD_SIZE = 10_000;

const XML = "application/xml; charset=utf-8";

/** Retry-After in seconds while the sitemap cannot be built. */
const RETRY_AFTER = "120";

/**
 * Registers robots.txt and the sitemaps. Without the setting for the shop's public URL they contain
 * the URL of the request, in a response that is not cached.
 */
export function registerSitemap(
  app: FastifyInstance,
  options: {
    gateway: ShopGateway;
    routes: ReadRoutes;
    siteUrl?: string | undefined;
    /** Languages of the shop. */
    languages: readonly SiteLanguage[];
    timeoutMs: number;
    changes: Pick<ShopChanges, "onChange">;
    /** File in which the list survives a restart. */
    kept?: KeptFile;
  },
): void {
  const { gateway, routes, siteUrl, languages, timeoutMs, changes, kept } = options;
  const onError = (error: unknown) =>
    app.log.error({ err: error }, "the list of all pages could not be made");
  const listing = (priority: "refresh" | "view") => ({
    shared: gateway.withRobots(withPriority(gateway.shared, priority)),
  });
  const sitemap = perLanguage(() =>
    openCachedList({
      entries: () => sitemapEntries(listing("refresh"), routes()),
      // Somebody waits for changed products.
      entriesOf: (ids) => productEntries(listing("view"), routes(), ids),
      changes: openListedChanges(changes, gateway.wordpressPages.hasId),
      shardSize: SHARD_SIZE,
      timeoutMs,
      onError,
      kept: kept && keptInLanguage(kept),
    }),
  );
  app.addHook(
    "onClose",
    async () => void (await Promise.all(sitemap.each(({ close }) => close()))),
  );

  const caching = siteUrl === undefined ? "no-store" : "public, max-age=600";

  /** Returns the shop's public URL; undefined if it is not set and the request names none. */
  const originOf = ({ protocol, host }: FastifyRequest) =>
    siteUrl ?? URL.parse(`${protocol}://${host}`)?.origin;

  async function shardsFor(reply: FastifyReply): Promise<readonly Shard[] | undefined> {
    const requested = publicList();
    try {
      const shards = await sitemap().shards();
      if (siteUrl !== undefined) reply.publicResponse = requested;
      return shards;
    } catch (error) {
      onError(error);
      reply.header("retry-after", RETRY_AFTER);
      return undefined;
    }
  }

  app.get("/robots.txt", (request, reply) => {
    const origin = originOf(request);
    const paths = [...routes().personalPaths, GATEWAY];
    const closed = languages.flatMap(({ prefix }) => paths.map((path) => prefix + path));
    const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
    const addresses = languages
      .filter(({ currency }) => currency === undefined)
      .map(({ prefix }) => `Sitemap: ${origin}${prefix}/sitemap.xml`);
    const lines = [...rules, ...(origin ? ["", ...addresses] : []), ""];
    return reply
      .header("cache-control", caching)
      .type("text/plain; charset=utf-8")
      .send(lines.join("\n"));
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    if (!origin) return sendError(request, reply, 400);
    const shards = await shardsFor(reply);
    if (!shards) return sendError(request, reply, 503);
    return reply
      .header("cache-control", caching)
      .type(XML)
      .send(indexXml(shards, origin + currentPrefix()));
  });

  app.get<{ Params: { number: string } }>(
    "/sitemap-:number(^[1-9]\\d{0,3}).xml",
    async (request, reply) => {
      const origin = originOf(request);
      if (!origin) return sendError(request, reply, 400);
      const shards = await shardsFor(reply);
      if (!shards) return sendError(request, reply, 503);
      const shard = shards[Number(request.params.number) - 1];
      if (!shard) return sendError(request, reply, 404);
      const xml = Readable.from(shardXml(readShard<SitemapEntry>(shard), origin));
      return reply.header("cache-control", caching).type(XML).send(xml);
    },
  );
}
