import { createHash } from "node:crypto";
import { networkOf } from "./clientNetwork.ts";
import { createNetworkLimit, createRateLimit } from "./rateLimit.ts";
import type { NetworkPoints, Attempt, OpenRateLimit } from "./rateLimit.ts";

// Rate limits of operations and form posts, per session and per network.

/** Class of operations that share a rate limit; `changes` are those of cart and account. */
export type OperationClass = "changes" | "coupons" | "reviews" | "personalReads" | "sharedReads";

/** Class of requests that share a rate limit. */
export type RequestClass = OperationClass | "orders" | "searches";

/** Attempts per period of one session, and of one network, which a whole office may share. */
type ClassLimits = NetworkPoints & { perSession: number; seconds: number };

/**
 * Limits per class. A session's limit is far above what one person needs, and a network's is above
 * what a hundred shoppers need. Coupons, orders and reviews have longer periods, and a limit per
 * /48, since coupons can be guessed, and orders and reviews have effects outside of the shop's
 * pages. The other classes have none: a mobile provider's /48 may hold thousands of shoppers.
 */
export const classLimits: Readonly<Record<RequestClass, ClassLimits>> = {
  changes: { perSession: 500, perNetwork: 1500, seconds: 60 },
  personalReads: { perSession: 1000, perNetwork: 3000, seconds: 60 },
  sharedReads: { perSession: 1000, perNetwork: 3000, seconds: 60 },
  searches: { perSession: 1000, perNetwork: 3000, seconds: 60 },
  coupons: { perSession: 60, perNetwork: 300, perSlash48: 900, seconds: 600 },
  orders: { perSession: 60, perNetwork: 600, perSlash48: 1800, seconds: 600 },
  reviews: { perSession: 10, perNetwork: 10, perSlash48: 30, seconds: 600 },
};

/** Sender of a request: its address, and the token of its session, if any. */
export type Sender = { address: string; session: string | undefined };

/** Rate limits per class of requests, network and session. */
export type OperationRateLimits = {
  /**
   * Counts an attempt of the class, or several; refuses them if the network or the session has not
   * as many left.
   */
  take: (requestClass: RequestClass, sender: Sender, count?: number) => Promise<Attempt>;
};

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Creates the rate limits of all classes. A session's key is the customer whom the backend has
 * confirmed, which stays the same when the token is renewed; another token counts for itself, so
 * that a forged one cannot use up the attempts of its customer. The key contains the network as
 * well: a token that somebody has planted in two browsers shares no limit between them.
 */
export function createOperationRateLimits({
  open = createRateLimit,
  confirmedCustomerOf = () => undefined,
}: {
  open?: OpenRateLimit;
  confirmedCustomerOf?: (token: string) => string | undefined;
} = {}): OperationRateLimits {
  const sessionKey = (network: string, session: string) => {
    const customer = confirmedCustomerOf(session);
    const owner = customer === undefined ? `token ${session}` : `customer ${customer}`;
    return `${network} ${hashOf(owner)}`;
  };
  const openClass = (name: string, { perSession, seconds, ...points }: ClassLimits) => ({
    network: createNetworkLimit(open, { name, seconds, ...points }),
    session: open({ name: `${name}-session`, points: perSession, seconds }),
  });
  const limits = Object.fromEntries(
    Object.entries(classLimits).map(([name, values]) => [name, openClass(name, values)]),
  ) as Record<RequestClass, ReturnType<typeof openClass>>;
  return {
    take: async (requestClass, { address, session }, count) => {
      const limit = limits[requestClass];
      const network = networkOf(address);
      const attempt = await limit.network.take(address, count);
      if (!attempt.isAllowed || session === undefined) return attempt;
      return limit.session.take(sessionKey(network, session), count);
    },
  };
}
