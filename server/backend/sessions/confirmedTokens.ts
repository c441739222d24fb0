import { LRUCache } from "lru-cache";
import type { OperationResult } from "#relay/contract/errors.ts";
import { SESSION_LIFETIME, customerOf, isRefusal, tokenOf } from "#relay/session/session.ts";
import { accountOfToken, hashOfToken } from "#server/backend/line/tokenFacts.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";

// Verification of session tokens by the backend's responses, in memory.

const MAX_TOKENS = 50_000;
/** Time after the last confirmation: the lifetime of the cookie that stores the token. */
const LIFETIME_MS = SESSION_LIFETIME * 1000;

/** Tokens that the backend has refused, and the time for which none is sent to be confirmed. */
const REFUSED = { max: 10_000, ttl: 600_000, ttlResolution: 0 };

/** Fields of our operations, and their aliases, that the backend refuses with an invalid token. */
const SESSION_FIELDS = ["cart", "checkoutCart", "customer"];

/**
 * Session tokens that the backend has accepted or issued, with their customers. A token's claims
 * prove nothing: anyone can write them.
 */
export type ConfirmedTokens = {
  /** Customer of a token; undefined if the backend has not confirmed it. */
  customerOf: (token: string) => string | undefined;
  /**
   * Customer of a session: the account of its authorization, whatever its token says, else the
   * customer of its token; undefined if the backend has not confirmed that.
   */
  customerOfSession: (session: ShopSession) => string | undefined;
  /** Confirms a token that the backend issued. */
  confirm: (token: string) => void;
  /** True for a token that the backend has refused within the last ten minutes. */
  isRefused: (token: string) => boolean;
  /** True if some token of a customer has been confirmed. */
  isKnown: (customer: string) => boolean;
  /** Learns from the response to a call whether its token is valid. */
  learn: (
    session: ShopSession,
    response: { result: OperationResult; receivedToken: string | undefined },
  ) => void;
};

/**
 * Creates the record of confirmed tokens, in the memory of this process, hashed: at most 50,000 of
 * them and of their customers, the least recently used evicted, each for fourteen days after the
 * backend last confirmed it.
 */
export function createConfirmedTokens({ now = () => performance.now() } = {}): ConfirmedTokens {
  const bounds = {
    // `max` would allocate the space for all of them at once: 3 MB, and 7 ms of each start.
    maxSize: MAX_TOKENS,
    sizeCalculation: () => 1,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
  };
  const customers = new LRUCache<string, string>(bounds);
  const known = new LRUCache<string, true>(bounds);
  const refused = new LRUCache<string, true>({ ...REFUSED, perf: { now } });

  function confirm(token: string): void {
    const customer = customerOf(token);
    if (customer === undefined) return;
    customers.set(hashOfToken(token), customer);
    refused.delete(hashOfToken(token));
    known.set(customer, true);
  }

  const confirmedCustomerOf = (token: string) => customers.get(hashOfToken(token));

  return {
    customerOf: confirmedCustomerOf,
    customerOfSession: ({ session, authorization }) => {
      if (authorization !== undefined) return accountOfToken(authorization);
      const token = tokenOf(session);
      return token === undefined ? undefined : confirmedCustomerOf(token);
    },
    confirm,
    isRefused: (token) => refused.has(hashOfToken(token)),
    isKnown: (customer) => known.has(customer),
    learn: ({ session, authorization }, { result, receivedToken }) => {
      const sent = tokenOf(session);
      if (sent === undefined) return;
      if (isRefusal(result.errors)) {
        customers.delete(hashOfToken(sent));
        refused.set(hashOfToken(sent), true);
        return;
      }
      const customer = customerOf(sent);
      const isRotated = receivedToken !== undefined && customerOf(receivedToken) === customer;
      const isRead = SESSION_FIELDS.some((field) => result.data?.[field] != null);
      // A customer's authorization opens the account's cart, whatever the session header says.
      const isOwn = authorization === undefined || accountOfToken(authorization) === customer;
      if (isRotated || (receivedToken === undefined && isRead && isOwn)) confirm(sent);
      if (isRotated) confirm(receivedToken);
    },
  };
}
