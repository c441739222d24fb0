import type { FastifyInstance } from "fastify";
import { ALL_TAG } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { createCdnHeaders, purgedTags } from "./cdnHeaders.ts";
import type { PublicResponse } from "./cdnHeaders.ts";
import { openPurge } from "./purgeApis.ts";
import { createPurgeQueue } from "./purgeQueue.ts";

// A CDN in front of the server: headers of public responses, and purges after changes.

declare module "fastify" {
  interface FastifyReply {
    /** Set by a public route whose response is complete, and the same for everyone. */
    publicResponse: PublicResponse | undefined;
  }
}

/**
 * Lets a CDN cache the public responses that say so, if the settings do; a personal one is never
 * cached.
 */
function allowCaching(app: FastifyInstance, config: Config, changes: ShopChanges): void {
  const headersOf = createCdnHeaders(config, changes);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.publicResponse && !request.isPersonal) {
      const caching = reply.getHeader("cache-control");
      const sent = { status: reply.statusCode, caching: caching?.toString() };
      reply.headers(headersOf(reply.publicResponse, sent) ?? {});
    }
    done(null, payload);
  });
}

/**
 * Purges what has changed, and everything at the start: build, settings and data may be new. While
 * purges fail, log and readiness say so: the CDN shows what was before.
 */
function purgeChanges(
  app: FastifyInstance,
  config: Config,
  { changes, readiness }: { changes: ShopChanges; readiness: Readiness },
): void {
  const purge = openPurge(config);
  if (!purge) return;
  const queue = createPurgeQueue(purge, (isFailing, error) => {
    readiness.degrade("cdn", isFailing);
    if (isFailing) app.log.error({ err: error }, "the CDN could not be purged");
    else app.log.warn("the CDN is purged again");
  });
  app.addHook("onListen", async () => queue.add(purgedTags([ALL_TAG])));
  // The server that notes a change first purges it for all. What this one has missed, it may have
  // sent to the CDN as current meanwhile.
  changes.onChange((tags, source) => {
    if (source === "noted" || source === "missed") queue.add(purgedTags(tags));
  });
  app.addHook("onClose", queue.close);
}

/**
 * Serves a CDN as the settings say; without `CDN_SECONDS` nothing is cached or purged. Must be called
 * after the cookies are registered, whose hook writes them, and before the public routes.
 */
export function openCdn(
  app: FastifyInstance,
  config: Config,
  parts: { changes: ShopChanges; readiness: Readiness },
): void {
  app.decorateReply("publicResponse", undefined);
  if (config.CDN_SECONDS === 0) return;
  allowCaching(app, config, parts.changes);
  purgeChanges(app, config, parts);
}
