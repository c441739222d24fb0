import type { FastifyReply, FastifyRequest } from "fastify";
import { accountOfToken } from "#server/backend/line/tokenFacts.ts";
import { cookies, readToken, removeCookie, setCookie } from "./cookies.ts";
import type { SignInTokens } from "./customerSignIn.ts";
import type { CustomerTokens } from "./customerTokens.ts";

/** The signed-in customer of a request, if any, by its cookie. */
export type RequestCustomer = {
  isSignedIn: () => boolean;
  /**
   * Returns the `Authorization` header of the customer's calls. Undefined for a guest, and after
   * the backend refuses the sign-in, which signs the customer out. Rejects without a usable response:
   * the sign-in stays, but no call is sent as the customer.
   */
  authorization: () => Promise<string | undefined>;
  signIn: (login: SignInTokens) => void;
  /** Ends the sign-in for every copy of its cookie; rejects if that could not be recorded. */
  signOut: () => Promise<void>;
  /** Ends all other sign-ins of the account, in every browser. */
  endOthers: () => Promise<void>;
  /** Ends the sign-ins of an account that were made before this one, which nobody keeps. */
  endEarlier: (login: SignInTokens) => Promise<void>;
  /** Account of the sign-in, unverified; undefined for a guest, and if the token does not name it. */
  account: () => string | undefined;
};

/** True if a request's cookie has a sign-in, which may have ended. */
export const isCustomer = (request: FastifyRequest): boolean =>
  readToken(request, cookies.customer) !== undefined;

/** Reads the customer from a request's cookie and writes changes to the response's `Set-Cookie`. */
export async function requestCustomer(
  request: FastifyRequest,
  reply: FastifyReply,
  customers: CustomerTokens,
): Promise<RequestCustomer> {
  let current = readToken(request, cookies.customer);

  function forget(): void {
    if (current) customers.forget(current);
    current = undefined;
  }

  function remove(): void {
    forget();
    removeCookie(request, reply, cookies.customer);
  }

  if (current !== undefined && (await customers.ended.isEnded(current))) remove();

  return {
    isSignedIn: () => current !== undefined,
    authorization: async () => {
      if (current === undefined) return undefined;
      const token = await customers.accessToken(current, request);
      if (token !== undefined) return `Bearer ${token}`;
      remove();
      return undefined;
    },
    signIn: ({ authToken, refreshToken }) => {
      forget();
      customers.cache(refreshToken, authToken);
      current = refreshToken;
      setCookie(request, reply, cookies.customer, refreshToken);
    },
    signOut: async () => {
      const ended = current;
      remove();
      if (ended !== undefined) await customers.ended.end(ended);
    },
    endOthers: async () => {
      if (current !== undefined) await customers.ended.endEarlier(current, { isKept: true });
    },
    endEarlier: ({ refreshToken }) => customers.ended.endEarlier(refreshToken),
    account: () => accountOfToken(current),
  };
}

/** Wraps `fetch` with an `Authorization` header, if there is one. */
export function withAuthorization(
  send: typeof fetch,
  authorization: string | undefined,
): typeof fetch {
  return (input, init) => {
    if (authorization === undefined) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set("authorization", authorization);
    return send(input, { ...init, headers });
  };
}

/** Wraps `fetch` for a customer's personal calls. */
export function withCustomer(send: typeof fetch, customer: RequestCustomer): typeof fetch {
  return async (input, init) =>
    withAuthorization(send, await customer.authorization())(input, init);
}
