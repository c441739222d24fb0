import { BackendError } from "#relay/contract/errors.ts";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { ConfirmedTokens } from "./confirmedTokens.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { tokenOf } from "#server/backend/line/shopCall.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";

// Key of the session lock, derived from a session token or authorization.

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
    const customer = confirmed.ownerOf(session);
    return customer === undefined ? keyOfToken(token) : keyOfCustomer(customer);
  };
}
