/** How long it is remembered that an address has a new one, and that it has none, in milliseconds. */
const MOVED_MS = 60 * 60_000;
const GONE_MS = 10 * 60_000;
const MOST_REMEMBERED = 2000;
const MOST_AT_ONCE = 4;

/** Asks the shop's own site where a path leads; undefined where it leads nowhere else. */
export type RequestSite = (path: string) => Promise<string | undefined>;

/** The slug at the end of where a site leads to; a product's address has something before it. */
function slugIn(location: string | undefined): string | undefined {
  const segments =
    /^[^?#]*/
      .exec(location ?? "")?.[0]
      .split("/")
      .filter(Boolean) ?? [];
  return segments.length > 1 ? segments.at(-1) : undefined;
}

/**
 * Finds the new slugs of products whose slugs were changed, which only the shop's own site knows.
 * Each is asked for once in a while, few at a time: whoever tries addresses that were never there
 * keeps neither the site nor our memory busy.
 */
export function rememberMoves(ask: RequestSite): (slug: string) => Promise<string | undefined> {
  const remembered = new Map<string, { slug: string | undefined; until: number }>();
  const underWay = new Map<string, Promise<string | undefined>>();

  async function askFor(slug: string): Promise<string | undefined> {
    // A site that gives no answer is not asked again for each request either.
    const found = slugIn(await ask(`/product/${slug}/`).catch(() => undefined));
    const moved = found?.toLowerCase() === slug.toLowerCase() ? undefined : found;
    remembered.delete(slug);
    remembered.set(slug, { slug: moved, until: Date.now() + (moved ? MOVED_MS : GONE_MS) });
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    return moved;
  }

  return async (slug) => {
    const known = remembered.get(slug);
    if (known && known.until > Date.now()) return known.slug;
    const running = underWay.get(slug);
    if (running) return running;
    if (underWay.size >= MOST_AT_ONCE) return undefined;
    const asking = askFor(slug).finally(() => underWay.delete(slug));
    underWay.set(slug, asking);
    return asking;
  };
}
