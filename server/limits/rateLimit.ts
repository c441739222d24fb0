import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { SharedStore, StoreClient } from "#server/store/sharedStore.ts";
import { networkOf, widestNetworkOf } from "./clientNetwork.ts";

// Rate limit per key, in memory or in the store that several servers share.

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

/** Opens a rate limit. */
export type OpenRateLimit = (options: RateLimitOptions) => RateLimit;

/** Maximum number of keys of one limit: an attacker may have millions of networks. */
const MAX_KEYS = 10_000;

/**
 * Creates a rate limit over a limiter. It remembers at most 10,000 keys, and calls `onEvict` with the
 * least recently used one beyond them.
 */
function rateLimitOf(
  limiter: Pick<RateLimiterAbstract, "consume" | "reward">,
  onEvict?: (key: string) => void,
): RateLimit {
  const counted = new LRUCache<string, true>({
    // Unlike `max`, allocates nothing beforehand: a server has many limits, most with few keys.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
    noDisposeOnSet: true,
    dispose: (_, key) => onEvict?.(key),
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
}

const memoryLimiter = ({ name, points, seconds }: RateLimitOptions) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/**
 * Creates a rate limit in the memory of this process. A counter lasts for its period, and evicted
 * keys have none.
 */
export const createRateLimit: OpenRateLimit = (options) => {
  const limiter = memoryLimiter(options);
  return rateLimitOf(limiter, (key) => void limiter.delete(key));
};

/**
 * Creates rate limits whose counters several servers share. While the store is down, each server
 * counts in its memory.
 */
export function sharedRateLimits(store: Pick<SharedStore, "run">): OpenRateLimit {
  const storeClient = {
    eval: (...script: Parameters<StoreClient["eval"]>) =>
      store.run((client) => client.eval(...script)),
  };
  return (options) =>
    rateLimitOf(
      new RateLimiterRedis({
        storeClient,
        useRedisPackage: true,
        keyPrefix: `limit:${options.name}`,
        points: options.points,
        duration: options.seconds,
        insuranceLimiter: memoryLimiter(options),
      }),
    );
}

/** Attempts of a network, and of the widest that one customer of a provider may have. */
export type NetworkPoints = {
  perNetwork: number;
  /** Attempts of an IPv6 /48; unset, any number of its /64 networks have their own. */
  perSlash48?: number;
};

/**
 * Creates a rate limit whose keys are addresses. They count by network, and by /48 if there is a
 * limit for it: a provider may give one customer all of its /64 networks.
 */
export function createNetworkLimit(
  open: OpenRateLimit,
  { name, seconds, perNetwork, perSlash48 }: NetworkPoints & { name: string; seconds: number },
): RateLimit {
  const network = open({ name: `${name}-network`, points: perNetwork, seconds });
  const slash48 = perSlash48 && open({ name: `${name}-widest`, points: perSlash48, seconds });
  return {
    take: async (address, count) => {
      const attempt = await network.take(networkOf(address), count);
      if (!attempt.isAllowed || !slash48) return attempt;
      return slash48.take(widestNetworkOf(address), count);
    },
    giveBack: async (address) => {
      await network.giveBack(networkOf(address));
      if (slash48) await slash48.giveBack(widestNetworkOf(address));
    },
  };
}
