import { createRateLimit, networkOf } from "./rateLimit.ts";

/** Reviews per IP address and period. */
const LIMIT = { most: 10, withinMs: 10 * 60_000 };

/** Consumes one review of an IP address; false if none is left. */
export type ReviewRateLimit = (address: string) => Promise<boolean>;

/** Creates the rate limit of reviews per IP address, in the memory of this process. */
export function createReviewRateLimit(): ReviewRateLimit {
  const { take } = createRateLimit(LIMIT);
  return (address) => take(networkOf(address));
}
