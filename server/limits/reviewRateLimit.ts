import { createRateLimit, networkOf } from "./rateLimit.ts";

/** Reviews that one address may send in the time. */
const LIMIT = { most: 10, withinMs: 10 * 60_000 };

/** Whether one more review may come from an address, which then counts. */
export type ReviewRateLimit = (address: string) => Promise<boolean>;

/** Bounds how many reviews an address sends; kept in this process, and for minutes only. */
export function createReviewRateLimit(): ReviewRateLimit {
  const { take } = createRateLimit(LIMIT);
  return (address) => take(networkOf(address));
}
