import type { FastifyInstance } from "fastify";
import { ALL_TAG, EVERY_TAG } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import { createTagQueue } from "#server/catalogue/tagQueue.ts";
import type { TagQueue } from "#server/catalogue/tagQueue.ts";
import type { Config } from "#server/kernel/config.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { isCachedPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import type { RenderedPage } from "./render.ts";
import { setTimeout as pause } from "node:timers/promises";

// A CDN in front of the server: headers and tags of public responses, and purges after changes.

declare module "fastify" {
  interface FastifyReply {
    /** Set by a public route whose response is complete, and the same for everyone. */
    publicResponse: PublicResponse | undefined;
  }
}

/**
 * Lets a CDN cache the public responses that say so, if the settings do; a personal one, or one with a
 * cookie, is never cached.
 */
function allowCaching(app: FastifyInstance, config: Config, changes: ShopChanges): void {
  const headersOf = createCdnHeaders(config, changes);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.publicResponse && !request.isPersonal && !reply.hasHeader("set-cookie")) {
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

/** Public response, as far as its caching depends on it. */
export type PublicResponse = {
  /** Tags of what it shows (`pageTags`). */
  tags: readonly string[];
  /** Time at which its rendering began, in epoch milliseconds. */
  renderedAt: number;
  /** Longest time for which it is cached, in seconds; by default that of the settings. */
  maxSeconds?: number;
};

/**
 * Longest time for which a redirect, a missing page or a page made for each request is cached, in
 * seconds: the search behind a listing may know of a change a little later.
 */
export const BRIEF_SECONDS = 60;

/** Time after its end in which a page is still sent while the next one is fetched, in seconds. */
const REVALIDATE_SECONDS = 60;

/** Time after its end in which a page is sent if the server fails, in seconds. */
const ERROR_SECONDS = 86_400;

/**
 * `Cache-Control` of a public page: browsers revalidate each time, and the response is usually 304.
 * `must-revalidate` also keeps them from using the directives for shared caches that may follow.
 */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Statuses of responses that may be cached, and of those that are cached briefly. */
const [CACHEABLE, BRIEF] = [new Set([200, 301, 304, 404]), new Set([301, 404])];

/**
 * Creates the function that returns the headers of a public response, by its status and its own
 * `Cache-Control`; undefined if the CDN must not cache it. A page of which something has changed is
 * not cached: its purge has been requested already, and is not repeated.
 */
export function createCdnHeaders(
  { CDN_SECONDS: seconds, CDN_KIND: kind }: Pick<Config, "CDN_SECONDS" | "CDN_KIND">,
  changes: Pick<ShopChanges, "haveChanged">,
): (
  response: PublicResponse,
  sent: { status: number; caching: string | undefined },
) => Record<string, string> | undefined {
  return ({ tags, renderedAt, maxSeconds = seconds }, { status, caching = "" }) => {
    if (!CACHEABLE.has(status) || changes.haveChanged(tags, renderedAt)) return undefined;
    const longest = BRIEF.has(status) ? BRIEF_SECONDS : seconds;
    const fresh = Math.min(seconds, maxSeconds, longest);
    const stale = `stale-while-revalidate=${Math.min(fresh, REVALIDATE_SECONDS)}, stale-if-error=${ERROR_SECONDS}`;
    const names = cdnTagsOf(tags);
    const own = caching.startsWith("public") ? caching : REVALIDATE;
    return {
      "cache-control": `${own}, s-maxage=${fresh}, ${stale}`,
      ...(kind === "cloudflare"
        ? {
            "cache-tag": names.join(","),
            // Cloudflare ignores `stale-if-error` beside `s-maxage` or `must-revalidate`:
            // https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
            "cdn-cache-control": `public, max-age=${fresh}, ${stale}`,
          }
        : { "surrogate-key": names.join(" ") }),
    };
  };
}

/** Longest time for which a list of all pages or products is cached, in seconds. */
const LIST_SECONDS = 600;

/** True for a page that lacks no data, a certainly missing one, and a permanent redirect. */
function isFinal({ location, status, isMissing, isComplete, isShared }: RenderedPage): boolean {
  if (location !== undefined) return status === 301;
  return isShared || (status === 404 && isMissing === true && isComplete === true);
}

/**
 * Returns what a CDN needs to know of a shared page; undefined if it must not cache it.
 * @param requestedAt time before which its data were not read, in epoch milliseconds
 */
export function publicPage(
  page: CachedPage | RenderedPage,
  requestedAt: number,
): PublicResponse | undefined {
  if (isCachedPage(page)) return page;
  if (!isFinal(page)) return undefined;
  return { tags: EVERY_TAG, renderedAt: requestedAt, maxSeconds: BRIEF_SECONDS };
}

/** Returns the same for a list of all pages or products that was requested at this moment. */
export const publicList = (): PublicResponse => ({
  tags: EVERY_TAG,
  renderedAt: Date.now(),
  maxSeconds: LIST_SECONDS,
});

/** Maximum number of records in a response's tags; with more it has the tag of such pages instead. */
const MAX_RECORDS = 100;

/** Tag of all pages. */
export const ALL_PAGES = "v-all";

/** Tag of the pages with more records than a header should have; every change concerns them. */
const MANY_RECORDS = "v-many";

/** Matches the tags of records that a change may name; others in a page's data never change alone. */
const RECORD = /^(post|term):(\d+)$/;

const nameOf = (tag: string) => {
  const [, kind, id] = RECORD.exec(tag) ?? [];
  return kind === undefined ? `v-${tag}` : `v-${kind.charAt(0)}${id}`;
};

const isKnown = (tag: string) => RECORD.test(tag) || !tag.includes(":");

/** Returns the CDN's tags of a page. */
export function cdnTagsOf(pageTags: readonly string[]): string[] {
  const known = pageTags.filter(isKnown);
  const groups = known.filter((tag) => !tag.includes(":"));
  const records = known.length - groups.length;
  return records > MAX_RECORDS ? [...groups.map(nameOf), MANY_RECORDS] : known.map(nameOf);
}

/** Returns the CDN's tags that a change concerns. */
export function purgedTags(changed: readonly string[]): string[] {
  if (changed.includes(ALL_TAG)) return [ALL_PAGES];
  return [...changed.filter(isKnown).map(nameOf), MANY_RECORDS];
}

/** Time in which tags are collected for one request, in milliseconds. */
const COLLECT_MS = 200;

/** First and longest pause after a failure, in milliseconds. */
const [RETRY_MS, MAX_RETRY_MS] = [1_000, 60_000];

/** Longest wait for the last purge at the end, in milliseconds: the start purges everything. */
const CLOSE_MS = 2_000;

/** Number of waiting tags beyond which all pages are purged instead. */
const MAX_WAITING = 1_000;

/**
 * Creates the queue of purges. A request that fails is repeated with pauses that double, or that the
 * CDN asks for.
 * @param onState called with true when a purge fails, and with false when one works again
 */
export function createPurgeQueue(
  { maxTags, send }: Purge,
  onState: (isFailing: boolean, error?: unknown) => void,
): TagQueue {
  let failures = 0;
  const queue = createTagQueue({
    collectMs: COLLECT_MS,
    maxTags,
    maxWaiting: MAX_WAITING,
    everything: [ALL_PAGES],
    send: async (tags) => {
      try {
        await send(tags);
      } catch (error) {
        failures += 1;
        if (failures === 1) onState(true, error);
        throw error;
      }
      if (failures > 0) onState(false);
      failures = 0;
    },
    retryMs: (error) => {
      const requested = error instanceof PurgeError ? error.retryAfterMs : 0;
      return Math.min(Math.max(requested, RETRY_MS * 2 ** (failures - 1)), MAX_RETRY_MS);
    },
  });
  return {
    add: queue.add,
    close: () => Promise.race([queue.close(), pause(CLOSE_MS, undefined, { ref: false })]),
  };
}

/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The CDN has not purged; it may say how long to wait before the next request. */
export class PurgeError extends Error {
  override name = "PurgeError";
  retryAfterMs: number;
  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A purge API: the most tags of one request, and the request. */
type PurgeApi = {
  maxTags: number;
  request: (tags: readonly string[], token: string | undefined) => RequestInit;
};

const asJson = (body: object, token: string | undefined): RequestInit => ({
  headers: {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

const purgeApis: Record<Config["CDN_KIND"], PurgeApi> = {
  /** Our own: `{"tags": [...]}`, for a purger that a merchant writes. */
  http: { maxTags: 500, request: (tags, token) => asJson({ tags }, token) },
  /** https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
  fastly: {
    maxTags: 256,
    request: (tags, token) => ({
      headers: {
        accept: "application/json",
        "surrogate-key": tags.join(" "),
        ...(token !== undefined && { "fastly-key": token }),
      },
    }),
  },
  /**
   * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
   * https://developers.cloudflare.com/api/resources/cache/methods/purge/
   */
  cloudflare: { maxTags: 100, request: (tags, token) => asJson({ tags }, token) },
};

/** Returns the wait in a `Retry-After` header of seconds. */
const retryAfter = ({ headers }: Response) => (Number(headers.get("retry-after")) || 0) * 1000;

/** True unless Cloudflare's body, or another one of its form, says that nothing was purged. */
async function isDone(response: Response): Promise<boolean> {
  const text = await response.text();
  if (!response.ok) return false;
  try {
    return Object(JSON.parse(text))["success"] !== false;
  } catch {
    return true;
  }
}

/** Purges tags; rejects with `PurgeError` if the CDN does not. */
type Purge = { maxTags: number; send: (tags: readonly string[]) => Promise<void> };

/** Returns the purge API that the settings name; undefined without one. */
export function openPurge(
  config: Pick<Config, "CDN_KIND" | "CDN_PURGE_URL" | "CDN_PURGE_TOKEN">,
): Purge | undefined {
  const { CDN_KIND: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = config;
  if (url === undefined) return undefined;
  const { maxTags, request } = purgeApis[kind];
  return {
    maxTags,
    send: async (tags) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // A redirect would carry the token to another address.
      const init = { ...request(tags, token), method: "POST", redirect: "manual" as const, signal };
      const response = await fetch(url, init);
      if (await isDone(response)) return;
      throw new PurgeError(`the CDN responded with ${response.status}`, retryAfter(response));
    },
  };
}
