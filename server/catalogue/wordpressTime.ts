// Times of WordPress: full seconds in UTC without a zone, and year 0 for none.

type WordpressTime = string | null | undefined;

/** Returns a time with its zone, as in the sitemap's date format; undefined for none. */
export const utcTime = (gmt: WordpressTime): string | undefined =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt ?? "") ? `${gmt}Z` : undefined;

/**
 * Returns the time by which a record was last changed, in epoch milliseconds; NaN if it is unknown.
 */
export const modifiedBy = (modifiedGmt: WordpressTime): number =>
  Date.parse(utcTime(modifiedGmt) ?? "") + 1_000;
