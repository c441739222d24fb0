import { LRUCache } from "lru-cache";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import type { SiteRedirect } from "#server/backend/line/siteRedirect.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";
import { createNetworkLimit, createRateLimit } from "#server/limits/rateLimit.ts";

// Redirects of the shop's own site, the only place that knows where products and pages have moved.

/** Cache lifetimes of a redirect, and of its absence, in milliseconds. */
const MOVED_MS = 60 * 60_000;
const GONE_MS = 10 * 60_000;
const MAX_CACHED = 2000;
const MAX_AT_ONCE = 4;

/** Lookups that are sent in a minute: WordPress starts for each as for a page. */
const ALL = { name: "redirects", points: 240, seconds: 60 };
const CLIENTS = { name: "redirects", perNetwork: 60, perSlash48: 120, seconds: 60 };

// All refusals share one error: a refusal must be cheap, and its stack trace has no value.
const refusal = new BackendError("too many lookups of redirects", { effect: "none" });

/** Requests a path from the shop's own site; returns its redirect, or undefined without one. */
type RequestRedirect = (path: string) => Promise<SiteRedirect | undefined>;

/**
 * Returns the redirect of a path; undefined without one, and if it is neither cached nor may be
 * requested now.
 * @param address client for which it is requested
 */
export type SiteRedirects = (path: string, address?: string) => Promise<SiteRedirect | undefined>;

/**
 * Caches the redirects of the shop's own site, and their absence. Concurrent lookups are limited, and
 * those for a client in a minute: requests for random addresses load neither the site nor our memory.
 */
export function cacheSiteRedirects(request: RequestRedirect): SiteRedirects {
  let running = 0;
  const all = createRateLimit(ALL);
  const clients = createNetworkLimit(createRateLimit, CLIENTS);
  /** Without an address: one of the lookups that are limited as pages are. */
  type Client = { address: string | undefined };
  const lookups = new LRUCache<string, { redirect: SiteRedirect | undefined }, Client>({
    ...FETCHING,
    max: MAX_CACHED,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (path, _known, { context, options }) => {
      if (running >= MAX_AT_ONCE) throw refusal;
      running += 1;
      try {
        await requireRest(context);
        const redirect = await lookUp(path);
        options.ttl = redirect ? MOVED_MS : GONE_MS;
        return { redirect };
      } finally {
        running -= 1;
      }
    },
  });

  /** Rejects if the lookups of this minute are used up. */
  async function requireRest({ address }: Client): Promise<void> {
    if (address === undefined) return;
    const isAllowed = (await clients.take(address)).isAllowed && (await all.take("all")).isAllowed;
    if (!isAllowed) throw refusal;
  }

  async function lookUp(path: string): Promise<SiteRedirect | undefined> {
    try {
      return await request(path);
    } catch (error) {
      // A site that fails to respond is not requested again for each visitor either.
      if (effectOf(error) === "none") throw error;
      return undefined;
    }
  }

  return async (path, address) => (await lookups.fetch(path, { context: { address } }))?.redirect;
}
