import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import { ALL_TAG, LISTS_TAG, PAGES_TAG } from "#server/catalogue/shopChanges.ts";
import type { RenderedPage } from "./render.ts";

// Headers by which a CDN caches a public response.

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
 * Browsers revalidate each time. `must-revalidate` also keeps them from using the next directives,
 * which are for shared caches.
 */
const BROWSER = "public, max-age=0, must-revalidate";

/** Statuses of responses that may be cached, and of those that are cached briefly. */
const [CACHEABLE, BRIEF] = [new Set([200, 301, 304, 404]), new Set([301, 404])];

/**
 * Creates the function that returns the headers of a public response, by its status and its own
 * `Cache-Control`; undefined if the CDN must not cache it. A page of which something has changed is
 * not cached: its purge has been requested already, and is not repeated.
 */
export function createCdnHeaders(
  { CDN_SECONDS: seconds, CDN_KIND: kind }: Pick<Config, "CDN_SECONDS" | "CDN_KIND">,
  changes: Pick<ShopChanges, "changedAt">,
): (
  response: PublicResponse,
  sent: { status: number; caching: string | undefined },
) => Record<string, string> | undefined {
  return ({ tags, renderedAt, maxSeconds = seconds }, { status, caching = "" }) => {
    if (!CACHEABLE.has(status) || changes.changedAt(tags) >= renderedAt) return undefined;
    const longest = BRIEF.has(status) ? BRIEF_SECONDS : seconds;
    const fresh = Math.min(seconds, maxSeconds, longest);
    const stale = `stale-while-revalidate=${Math.min(fresh, REVALIDATE_SECONDS)}, stale-if-error=${ERROR_SECONDS}`;
    const names = cdnTagsOf(tags);
    const own = caching.startsWith("public") ? caching : BROWSER;
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

/** Tags of a page that is rendered for each request, and of a list: every change concerns it. */
const TAGS = [ALL_TAG, LISTS_TAG, PAGES_TAG];

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
  page: PublicResponse | RenderedPage,
  requestedAt: number,
): PublicResponse | undefined {
  if ("renderedAt" in page) return page;
  if (!isFinal(page)) return undefined;
  return { tags: TAGS, renderedAt: requestedAt, maxSeconds: BRIEF_SECONDS };
}

/** Returns the same for a list of all pages or products that was requested at this moment. */
export const publicList = (): PublicResponse => ({
  tags: TAGS,
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
