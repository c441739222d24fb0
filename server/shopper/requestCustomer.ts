import type { FastifyRequest } from "fastify";
import { cookies, readToken, removeToken, setToken } from "./cookies.ts";
import type { Login } from "./customerLogin.ts";
import type { CustomerTokens } from "./customerTokens.ts";
import type { PrivateReply } from "./privateReply.ts";

/** The logged-in customer of a request, if any, by its cookie. */
export type RequestCustomer = {
  isLoggedIn: () => boolean;
  /**
   * Returns the `Authorization` header of the customer's calls. Undefined for a guest, and after
   * the backend refuses the login, which logs the customer out. Rejects without a usable response:
   * the login stays, but no call is sent as the customer.
   */
  authorization: () => Promise<string | undefined>;
  logIn: (login: Login) => void;
  logOut: () => void;
};

/** Reads the customer from a request's cookie and writes changes to the response's `Set-Cookie`. */
export function requestCustomer(
  request: FastifyRequest,
  reply: PrivateReply,
  customers: CustomerTokens,
): RequestCustomer {
  let current = readToken(request, cookies.customer);

  function forget(): void {
    if (current) customers.forget(current);
    current = undefined;
  }

  function logOut(): void {
    forget();
    removeToken(request, reply, cookies.customer);
  }

  return {
    isLoggedIn: () => current !== undefined,
    authorization: async () => {
      if (current === undefined) return undefined;
      const token = await customers.accessToken(current, request);
      if (token !== undefined) return `Bearer ${token}`;
      logOut();
      return undefined;
    },
    logIn: ({ authToken, refreshToken }) => {
      forget();
      customers.remember(refreshToken, authToken);
      current = refreshToken;
      setToken(request, reply, cookies.customer, refreshToken);
    },
    logOut,
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
