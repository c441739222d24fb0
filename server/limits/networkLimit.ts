import { networkOf, widestNetworkOf } from "./clientNetwork.ts";
import type { OpenRateLimit, RateLimit } from "./rateLimit.ts";

// Rate limit per client network, of one size or of two.

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
