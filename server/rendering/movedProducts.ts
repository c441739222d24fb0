import { LRUCache } from "lru-cache";
import { effectOf } from "#relay/contract/errors.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";

// Redirects of renamed products.

/** Cache lifetimes of a product's new URL, and of its absence, in milliseconds. */
const MOVED_MS = 60 * 60_000;
const GONE_MS = 10 * 60_000;
const MAX_CACHED = 2000;
const MAX_AT_ONCE = 4;

/**
 * Requests a path from the shop's own site; returns its redirect target, or undefined without one.
 */
type RequestRedirect = (path: string) => Promise<string | undefined>;

/** Matches the slug at the end of a redirect target; a product's URL has a prefix. */
function slugIn(location: string | undefined): string | undefined {
  const segments =
    /^[^?#]*/
      .exec(location ?? "")?.[0]
      .split("/")
      .filter(Boolean) ?? [];
  return segments.length > 1 ? segments.at(-1) : undefined;
}

/**
 * Finds the new slugs of renamed products through the redirects of the shop's own site, the only
 * place that knows them. Results are cached and concurrent requests limited, so that requests for
 * random slugs load neither the site nor our memory.
 */
export function cacheNewSlugs(
  request: RequestRedirect,
): (slug: string) => Promise<string | undefined> {
  const running = new Set<string>();
  const lookups = new LRUCache<string, { moved: string | undefined }>({
    ...FETCHING,
    max: MAX_CACHED,
    fetchMethod: async (slug, _known, { options }) => {
      running.add(slug);
      const moved = await requestNewSlug(slug).finally(() => running.delete(slug));
      options.ttl = moved ? MOVED_MS : GONE_MS;
      return { moved };
    },
  });

  async function requestNewSlug(slug: string): Promise<string | undefined> {
    let location: string | undefined;
    try {
      location = await request(`/product/${slug}/`);
    } catch (error) {
      // A site that fails to respond is not requested again for each visitor either.
      if (effectOf(error) === "none") throw error;
    }
    const found = slugIn(location);
    return found?.toLowerCase() === slug.toLowerCase() ? undefined : found;
  }

  return async (slug) => {
    const isNew = !running.has(slug) && !lookups.has(slug);
    if (isNew && running.size >= MAX_AT_ONCE) return undefined;
    // A request that was not sent rejects, so that it is not cached.
    const lookup = await lookups.fetch(slug).catch(() => undefined);
    return lookup?.moved;
  };
}
