import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { createAcceptToken } from "./receivedTokens.ts";
import { createSessionKeys } from "./sessionKeys.ts";
import type { SessionKeyOf } from "./sessionKeys.ts";
import { tokenOf } from "#server/backend/line/shopCall.ts";
import type { ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";
import { tokenCartBody } from "./tokenCart.ts";
import { createTokenRenewal } from "./tokenRenewal.ts";

type Request = (call: ShopCall) => Promise<BackendResponse>;

/** Calls in a shopper's session. */
export type SessionCalls = {
  /** Sends a call; returns the response with the session token for the shopper, if any. */
  send: (call: ShopCall) => Promise<Omit<BackendResponse, "receivedToken"> & { token?: string }>;
  keyOf: SessionKeyOf;
  /** Customer of a session, once its key is known; undefined if the backend has confirmed none. */
  ownerOf: (session: ShopSession) => string | undefined;
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

  const request: Request = (call) => sendToBackend({ ...call, customer: confirmed.ownerOf(call) });

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
    ownerOf: confirmed.ownerOf,
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
