/** A moment as WordPress writes it for GraphQL, "2026-11-20T09:16:00"; the shop's clock runs on UTC. */
export function wordpressTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** A moment as WooCommerce writes it, with its offset. */
export function commerceTime(seconds: number): string {
  return `${wordpressTime(seconds)}+00:00`;
}
