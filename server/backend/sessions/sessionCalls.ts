import type { Guards } from "#server/limits/guards.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { acceptAny, createAcceptToken } from "./receivedTokens.ts";
import { claimedKeyOf, claimedOwnerOf, createSessionKeys } from "./sessionKeys.ts";
import type { SessionKeyOf } from "./sessionKeys.ts";
import { tokenOf } from "#server/backend/line/shopCall.ts";
import type { ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";
import { tokenCartBody } from "./tokenCart.ts";
import { createTokenRenewal } from "./tokenRenewal.ts";
import type { RenewToken } from "./tokenRenewal.ts";

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
  guards,
  byNetwork,
}: {
  request: Request;
  guards: Guards;
  byNetwork: WaitingPlaces;
}): SessionCalls {
  const confirmed = createConfirmedTokens();

  const request: Request = (call) => sendToBackend({ ...call, customer: confirmed.ownerOf(call) });

  async function exchange(call: ShopCall): Promise<BackendResponse> {
    const response = await request(call);
    if (call.isPersonal) confirmed.learn(call, response);
    return response;
  }

  const isProven = guards.isOn("sessionLockKey");
  const keyOf = isProven
    ? createSessionKeys({
        confirmed,
        readCart: (session) => exchange(readCartCall(session)),
        byNetwork,
      })
    : claimedKeyOf;
  // A token that is being checked is not confirmed by the check itself.
  const acceptToken = guards.isOn("firstToken")
    ? createAcceptToken({ confirmed, readCart: (session) => request(readCartCall(session)) })
    : acceptAny;
  const renewToken: RenewToken = guards.isOn("tokenRenewal")
    ? createTokenRenewal({ confirmed, request })
    : async () => undefined;
  const choosesSession = guards.isOn("plantedSession");

  return {
    keyOf,
    ownerOf: isProven ? confirmed.ownerOf : claimedOwnerOf,
    confirmedCustomerOf: confirmed.customerOf,
    isConfirmed: (token) => choosesSession && confirmed.customerOf(token) !== undefined,
    isRefused: (token) => choosesSession && confirmed.isRefused(token),
    confirm: async (session) => {
      if (choosesSession) await keyOf(session).catch(() => {});
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
