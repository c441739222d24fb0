import type { StoredPage } from "./pageFormat.ts";

// Ages of cached pages.

/** Age after which a page is rendered again once it has been served, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Age after which a page is served only if it cannot be rendered first, in milliseconds. A constant,
 * not a setting: notices and comparisons find nearly all changes within minutes, and this limits
 * what they miss. It is long enough that a crawler of rarely visited pages, which comes every few
 * days, does not make each of them a rendering before its visitor.
 */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

const ageOf = ({ renderedAt }: StoredPage) => Date.now() - renderedAt;

/** True for a page older than a minute, or one that a wrong clock dated in the future. */
export const isStale = (page: StoredPage): boolean => ageOf(page) > FRESH_MS || ageOf(page) < 0;

/** True for a page older than a week. */
export const isTooOld = (page: StoredPage): boolean => ageOf(page) > MAX_AGE_MS;
