import { LRUCache } from "lru-cache";
import { claimsOf, customerOf, mayReplace } from "#relay/session/session.ts";
import document from "#server/__generated__/tokenRenewalQuery.graphql.ts";
import type { tokenRenewalQuery } from "#server/__generated__/tokenRenewalQuery.graphql.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import type { ConfirmedTokens } from "./confirmedTokens.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { tokenOf } from "#server/backend/line/shopCall.ts";
import type { ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";

// Session token renewal after half of a token's lifetime, to preserve the cart.

void graphql`
  query tokenRenewalQuery {
    customer {
      sessionToken
    }
  }
`;

const { name, text } = document.params;
const body = JSON.stringify({ operationName: name, variables: {}, query: text });

/** Returns the call that requests a new token of a session. */
const renewalCall = (caller: ShopSession): ShopCall => ({
  session: caller.session,
  authorization: caller.authorization,
  address: caller.address,
  userAgent: caller.userAgent,
  priority: caller.priority,
  body,
  isMutation: false,
  isPersonal: true,
});

const MAX_RENEWALS = 5_000;
/** Time for which a renewal, or its failure, counts for further calls with the same token. */
const REPEATED_MS = 60_000;
/** Longest time for which a response waits for its renewal, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** True if less than half of a token's lifetime remains, by the backend's clock. */
function isAging(token: string, now: number): boolean {
  const { iat = 0, exp = Infinity } = claimsOf(token);
  return exp - now / 1000 < (exp - iat) / 2;
}

/** Resolves to undefined if a renewal takes too long. */
function soon(renewal: Promise<string | undefined>): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, MAX_WAIT_MS, undefined);
  return Promise.race([renewal, promise]).finally(() => clearTimeout(timer));
}

/**
 * Returns a new token for the session of a call that was not refused, if its token is aging;
 * undefined otherwise, and if the backend gives none.
 */
export type RenewToken = (
  session: ShopSession,
  backend: { now: number },
) => Promise<string | undefined>;

/**
 * Creates the renewal of tokens for shoppers who only view pages. The backend rotates a token only
 * when something changes, so such a shopper would lose the cart after two days. Calls with one
 * token share a request for a minute; at most 5,000 tokens are cached.
 */
export function createTokenRenewal({
  confirmed,
  request,
  now: clock = () => performance.now(),
}: {
  confirmed: ConfirmedTokens;
  request: (call: ShopCall) => Promise<BackendResponse>;
  /** Clock of the record of renewals, which tests advance. */
  now?: () => number;
}): RenewToken {
  const renewals = new LRUCache<string, { renewed: string | undefined }, Parameters<typeof renew>>({
    ...FETCHING,
    max: MAX_RENEWALS,
    ttl: REPEATED_MS,
    perf: { now: clock },
    // The shopper has a response: a renewal that fails is tried again by a later call.
    fetchMethod: async (_key, _known, { context }) => ({
      renewed: await renew(...context).catch(() => undefined),
    }),
  });

  async function renew(token: string, session: ShopSession): Promise<string | undefined> {
    const { result } = await request(renewalCall(session));
    const { customer } = (result.data ?? {}) as Partial<tokenRenewalQuery["response"]>;
    const renewed = customer?.sessionToken ?? undefined;
    const isOwn = customerOf(renewed) === customerOf(token);
    if (renewed === undefined || !isOwn || !mayReplace(token, renewed)) return undefined;
    confirmed.confirm(renewed);
    return renewed;
  }

  return async (session, { now }) => {
    const token = tokenOf(session.session);
    if (token === undefined || confirmed.customerOf(token) === undefined) return undefined;
    if (!isAging(token, now)) return undefined;
    const renewal = renewals.fetch(hashOfToken(token), { context: [token, session] });
    return soon(renewal.then((result) => result?.renewed));
  };
}
