import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Number of attempts per key and period, under a name of its own. */
export type RateLimitOptions = { name: string; points: number; seconds: number };

/** Result of an attempt; `retryAfterSeconds` is the rest of the period. */
export type Attempt = { isAllowed: boolean; retryAfterSeconds: number };

/** Rate limit per key: a network, a session, an account. */
export type RateLimit = {
  /** Consumes one attempt, if one is left. */
  take: (key: string) => Promise<Attempt>;
  /** Returns a consumed attempt. */
  giveBack: (key: string) => Promise<void>;
};

/**
 * Opens a rate limit over a store of counters. Another store, which several servers share, opens
 * its limits in the same way.
 */
export type OpenRateLimit = (options: RateLimitOptions) => RateLimit;

/** Keys of one limit at most: an attacker may have millions of networks. */
const MAX_KEYS = 10_000;

/**
 * Creates a rate limit in the memory of this process. A counter lasts for its period; of more than
 * 10,000 counters the least recently used is dropped.
 */
export const createRateLimit: OpenRateLimit = ({ name, points, seconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const counted = new LRUCache<string, true>({
    max: MAX_KEYS,
    noDisposeOnSet: true,
    dispose: (_, key) => void limiter.delete(key),
  });
  const attempt = (isAllowed: boolean, { msBeforeNext }: RateLimiterRes): Attempt => ({
    isAllowed,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return {
    take: async (key) => {
      counted.set(key, true);
      try {
        return attempt(true, await limiter.consume(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return attempt(false, refusal);
        throw refusal;
      }
    },
    giveBack: async (key) => {
      if (counted.has(key)) await limiter.reward(key);
    },
  };
};
