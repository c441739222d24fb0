import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Rate limit per key: an IP address, an account. */
export type RateLimit = {
  /** Consumes one attempt; false if none is left. */
  take: (key: string) => Promise<boolean>;
  /** Returns a consumed attempt. */
  giveBack: (key: string) => void;
};

/** Expands an IPv6 address to its eight groups; `::` stands for groups of zero. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

/**
 * Returns the rate limit key of an IP address: the whole /64 network for IPv6, since a household
 * has all of it.
 */
export const networkOf = (address: string): string =>
  address.includes(":") && !address.includes(".")
    ? groupsOf(address).slice(0, 4).join(":")
    : address;

/** Creates a rate limit in the memory of this process: `most` attempts per key and period. */
export function createRateLimit({ most, withinMs }: { most: number; withinMs: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: withinMs / 1000 });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    giveBack: (key) => void limiter.reward(key),
  };
}
