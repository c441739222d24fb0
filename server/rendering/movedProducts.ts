import { effectOf } from "#relay/contract/errors.ts";

// Redirects of renamed products.

/** Cache lifetimes of a product's new URL, and of its absence, in milliseconds. */
const MOVED_MS = 60 * 60_000;
const GONE_MS = 10 * 60_000;
const MAX_CACHED = 2000;
const MAX_AT_ONCE = 4;

/**
 * Requests a path from the shop's own site; returns its redirect target, or undefined without one.
 */
export type RequestSite = (path: string) => Promise<string | undefined>;

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
export function cacheNewSlugs(request: RequestSite): (slug: string) => Promise<string | undefined> {
  const cached = new Map<string, { slug: string | undefined; until: number }>();
  const inFlight = new Map<string, Promise<string | undefined>>();

  async function requestNewSlug(slug: string): Promise<string | undefined> {
    let location: string | undefined;
    try {
      location = await request(`/product/${slug}/`);
    } catch (error) {
      // A site that fails to respond is not requested again for each visitor either.
      if (effectOf(error) === "none") return undefined;
    }
    const found = slugIn(location);
    const moved = found?.toLowerCase() === slug.toLowerCase() ? undefined : found;
    cached.delete(slug);
    cached.set(slug, { slug: moved, until: Date.now() + (moved ? MOVED_MS : GONE_MS) });
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_CACHED) break;
      cached.delete(oldest);
    }
    return moved;
  }

  return async (slug) => {
    const known = cached.get(slug);
    if (known && known.until > Date.now()) return known.slug;
    const running = inFlight.get(slug);
    if (running) return running;
    if (inFlight.size >= MAX_AT_ONCE) return undefined;
    const pending = requestNewSlug(slug).finally(() => inFlight.delete(slug));
    inFlight.set(slug, pending);
    return pending;
  };
}
