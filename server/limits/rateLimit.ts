import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

// Rate limit per key, in memory.

/** Settings of a rate limit: its name, and the number of attempts per key and period. */
export type RateLimitOptions = { name: string; points: number; seconds: number };

/** Result of an attempt; `retryAfterSeconds` is the time left of the period. */
export type Attempt = { isAllowed: boolean; retryAfterSeconds: number };

/** Rate limit per key: a network, a session, an account. */
export type RateLimit = {
  /** Consumes an attempt or several at once, if as many are left. */
  take: (key: string, count?: number) => Promise<Attempt>;
  /** Returns a consumed attempt. */
  giveBack: (key: string) => Promise<void>;
};

/**
 * Opens a rate limit. Another implementation may count in a store that several servers share.
 */
export type OpenRateLimit = (options: RateLimitOptions) => RateLimit;

/** Maximum number of keys of one limit: an attacker may have millions of networks. */
const MAX_KEYS = 10_000;

/**
 * Creates a rate limit in the memory of this process. A counter lasts for its period. It stores at
 * most 10,000 counters, and evicts the least recently used one.
 */
export const createRateLimit: OpenRateLimit = ({ name, points, seconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const counted = new LRUCache<string, true>({
    // Unlike `max`, allocates nothing beforehand: a server has many limits, most with few keys.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
    noDisposeOnSet: true,
    dispose: (_, key) => void limiter.delete(key),
  });
  const attempt = (isAllowed: boolean, { msBeforeNext }: RateLimiterRes): Attempt => ({
    isAllowed,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return {
    take: async (key, count = 1) => {
      counted.set(key, true);
      try {
        return attempt(true, await limiter.consume(key, count));
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
