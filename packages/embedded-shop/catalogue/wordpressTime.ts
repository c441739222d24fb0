/**
 * Formats a time as WordPress does for GraphQL, "2026-11-20T09:16:00", in UTC, the shop's time
 * zone.
 */
export function wordpressTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** Formats a time as WooCommerce does, with its UTC offset. */
export function commerceTime(seconds: number): string {
  return `${wordpressTime(seconds)}+00:00`;
}
