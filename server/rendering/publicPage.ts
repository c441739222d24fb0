import { ALL_TAG, LISTS_TAG, PAGES_TAG } from "#server/catalogue/shopChanges.ts";
import type { RenderedPage } from "./render.ts";
import { BRIEF_SECONDS } from "./cdnHeaders.ts";
import type { PublicResponse } from "./cdnHeaders.ts";

// Caching of shared pages and lists by a CDN.

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
