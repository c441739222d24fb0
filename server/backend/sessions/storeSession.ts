import { BackendError } from "#relay/contract/errors.ts";
import { claimsOf } from "#relay/session/session.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { STORE_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import type { StoreRoute } from "#server/backend/line/storeRequest.ts";

// Cart token of a session lock. It opens the cart without further proof: it stays in this module's
// memory while the lock's work runs, and is in no log, storage or response.

/** Cart token of a session, and the Store API's requests with it. */
export type StoreSession = {
  /** Takes the cart token of a response to the session's calls. */
  receive: (cartToken: string | undefined) => void;
  /** Wraps the gateway's `fetch`: requests below `STORE_URL` are sent to the Store API. */
  wrap: (send: typeof fetch) => typeof fetch;
};

/** Returns the customer whom a cart token names, unverified. */
const customerIn = (cartToken: string): string | undefined => {
  const { user_id: customer } = claimsOf(cartToken);
  return customer === undefined ? undefined : String(customer);
};

/**
 * Opens the Store API for the work of one session lock.
 * @param customer whom the backend has confirmed for the session; a token of anybody else is dropped,
 *   so that a backend that mixes up its responses opens no other shopper's cart
 * @param read reads the cart of an account without its session token; each response to that has a
 *   cart token, while WooGraphQL sends an account's with some changes only
 */
export function openStoreSession(
  store: BackendAccess["store"],
  session: ShopSession,
  customer: string | undefined,
  read: () => Promise<unknown>,
): StoreSession {
  let known: string | undefined;

  async function carry(route: StoreRoute, body: string | undefined): Promise<Response> {
    if (known === undefined && session.authorization !== undefined) await read();
    if (known === undefined || customer === undefined) {
      throw new BackendError("the backend gave no cart token", { effect: "none" });
    }
    const { authorization, address, userAgent, priority } = session;
    const client = { authorization, address, userAgent, priority };
    const response = await store({ ...client, route, body, cartToken: known, customer });
    return Response.json(response.body, { status: response.status });
  }

  return {
    receive: (cartToken) => {
      if (cartToken !== undefined && customerIn(cartToken) === customer) known = cartToken;
    },
    wrap: (send) => async (input, init) => {
      const url = typeof input === "string" ? input : "";
      if (!url.startsWith(STORE_URL)) return send(input, init);
      const body = typeof init?.body === "string" ? init.body : undefined;
      return carry(url.slice(STORE_URL.length) as StoreRoute, body);
    },
  };
}
