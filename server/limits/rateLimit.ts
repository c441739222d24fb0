import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Rate limit by key: an address, an account. */
export type RateLimit = {
  /** Consumes one attempt; false where none is left. */
  take: (key: string) => Promise<boolean>;
  /** Gives a consumed attempt back. */
  giveBack: (key: string) => void;
};

/** The eight groups of an IPv6 address, of which `::` stands for those that are zero. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

/** A home has all addresses of an IPv6 network: the network counts as one. */
export const networkOf = (address: string): string =>
  address.includes(":") && !address.includes(".")
    ? groupsOf(address).slice(0, 4).join(":")
    : address;

/** Rate limit in the memory of this process, of so many attempts in a time. */
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
