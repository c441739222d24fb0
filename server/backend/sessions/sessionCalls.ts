import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { createAcceptToken, tokenCartBody } from "./receivedTokens.ts";
import { tokenOf, claimsOf, customerOf, mayReplace } from "#relay/session/session.ts";
import type { ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";
import { BackendError } from "#relay/contract/errors.ts";
import { singleFlight, FETCHING } from "#server/kernel/fetchOnce.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import type { ConfirmedTokens } from "./confirmedTokens.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { LRUCache } from "lru-cache";
import document from "#server/__generated__/sessionCallsRenewalQuery.graphql.ts";
import type { sessionCallsRenewalQuery } from "#server/__generated__/sessionCallsRenewalQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// Calls in a shopper's session: the key of its lock, the tokens that reach the shopper, and their renewal.

type Request = (call: ShopCall) => Promise<BackendResponse>;

/** Calls in a shopper's session. */
export type SessionCalls = {
  /** Sends a call; returns the response with the session token for the shopper, if any. */
  send: (call: ShopCall) => Promise<Omit<BackendResponse, "receivedToken"> & { token?: string }>;
  keyOf: SessionKeyOf;
  /** Customer of a session, once its key is known; undefined if the backend has confirmed none. */
  customerOfSession: (session: ShopSession) => string | undefined;
  /** Customer of a token that the backend has accepted or issued; else undefined. */
  confirmedCustomerOf: (token: string) => string | undefined;
  /** True for such a token. */
  isConfirmed: (token: string) => boolean;
  /** True for a token that the backend has refused lately. */
  isRefused: (token: string) => boolean;
  /** Sends an unconfirmed token to the backend, which may accept it; never rejects. */
  confirm: (session: ShopSession) => Promise<void>;
};

/** Returns the call that reads the cart of a session. */
export const readCartCall = (session: ShopSession): ShopCall => ({
  ...session,
  body: tokenCartBody,
  isMutation: false,
  isPersonal: true,
});

/**
 * Wraps requests to the backend with the rules for session tokens: learns which tokens are valid,
 * decides which of the backend's tokens reach the shopper, and renews those that age.
 */
export function createSessionCalls({
  request: sendToBackend,
  byNetwork,
}: {
  request: Request;
  byNetwork: WaitingPlaces;
}): SessionCalls {
  const confirmed = createConfirmedTokens();

  const request: Request = (call) =>
    sendToBackend({ ...call, customer: confirmed.customerOfSession(call) });

  async function exchange(call: ShopCall): Promise<BackendResponse> {
    const response = await request(call);
    if (call.isPersonal) confirmed.learn(call, response);
    return response;
  }

  const keyOf = createSessionKeys({
    confirmed,
    readCart: (session) => exchange(readCartCall(session)),
    byNetwork,
  });
  // A token that is being checked is not confirmed by the check itself.
  const acceptToken = createAcceptToken({
    confirmed,
    readCart: (session) => request(readCartCall(session)),
  });
  const renewToken = createTokenRenewal({ confirmed, request });

  return {
    keyOf,
    customerOfSession: confirmed.customerOfSession,
    confirmedCustomerOf: confirmed.customerOf,
    isConfirmed: (token) => confirmed.customerOf(token) !== undefined,
    isRefused: confirmed.isRefused,
    confirm: async (session) => {
      await keyOf(session).catch(() => {});
    },
    send: async (call) => {
      const sentAt = Date.now();
      const sentToken = tokenOf(call.session);
      const isRepeated = sentToken !== undefined && confirmed.isRefused(sentToken);
      const { receivedToken, ...response } = await exchange(call);
      const { result } = response;
      const accepted = await acceptToken(call, { result, receivedToken, sentAt, isRepeated });
      const token = accepted ?? (call.isPersonal ? await renewToken(call, response) : undefined);
      return { ...response, ...(token !== undefined && { token }) };
    },
  };
}

/** Returns the key of a session's lock; undefined without a session. */
export type SessionKeyOf = (session: ShopSession) => Promise<string | undefined>;

const keyOfCustomer = (customer: string) => `customer ${customer}`;

/** Key of a token or authorization that the backend has not confirmed; no other token has it. */
const keyOfToken = (token: string) => `token ${hashOfToken(token)}`;

/**
 * Creates the session key function. The key is a customer that the backend has confirmed, so that
 * all valid tokens of a session share its lock. For an unconfirmed token the cart is read first
 * (`readCart`), which confirms the token if it is valid; a guest's is no exception, because an
 * expired token still reveals the guest's id. A refused token has a lock of its own.
 */
export function createSessionKeys({
  confirmed,
  readCart,
  byNetwork,
}: {
  confirmed: ConfirmedTokens;
  readCart: (session: ShopSession) => Promise<unknown>;
  byNetwork: WaitingPlaces;
}): SessionKeyOf {
  const read = singleFlight(async (_token: string, session: ShopSession): Promise<void> => {
    try {
      await readCart(session);
    } catch (cause) {
      const retryAfterSeconds = cause instanceof BackendError ? cause.retryAfterSeconds : undefined;
      const message = "a session could not be confirmed";
      throw new BackendError(message, { cause, effect: "none", retryAfterSeconds });
    }
  });

  /**
   * Checks a token at the backend. Concurrent calls with the same one share the request, but each
   * waits in a place of its own network.
   */
  async function confirm(token: string, session: ShopSession): Promise<void> {
    const leave = session.address ? byNetwork.enter(networkOf(session.address)) : () => {};
    try {
      await read(token, session);
    } finally {
      leave();
    }
  }

  return async (session) => {
    const { authorization } = session;
    const token = authorization ?? tokenOf(session.session);
    if (token === undefined) return undefined;
    if (authorization === undefined && confirmed.customerOf(token) === undefined) {
      await confirm(token, session);
    }
    const customer = confirmed.customerOfSession(session);
    return customer === undefined ? keyOfToken(token) : keyOfCustomer(customer);
  };
}

void graphql`
  query sessionCallsRenewalQuery {
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
    const { customer } = (result.data ?? {}) as Partial<sessionCallsRenewalQuery["response"]>;
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
