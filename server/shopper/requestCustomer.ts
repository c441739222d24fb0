import type { FastifyReply, FastifyRequest } from "fastify";
import { cookies, readToken, removeToken, setToken } from "./cookies.ts";
import type { Login } from "./customerLogin.ts";
import type { CustomerTokens } from "./customerTokens.ts";

/** Who is logged in by a request's cookie, if anybody. */
export type RequestCustomer = {
  isLoggedIn: () => boolean;
  /**
   * The `Authorization` of the customer's own calls. Undefined for a guest, as whom the request
   * goes on where the backend refuses the login, which then is over. Rejects where the backend
   * gives no usable answer: the login stays, but nothing is done in the customer's name.
   */
  authorization: () => Promise<string | undefined>;
  logIn: (login: Login) => void;
  logOut: () => void;
};

/** The customer of one request: its cookie, and its answer's `Set-Cookie`. */
export function requestCustomer(
  request: FastifyRequest,
  reply: FastifyReply,
  customers: CustomerTokens,
): RequestCustomer {
  let held = readToken(request, cookies.customer);

  function forget(): void {
    if (held) customers.forget(held);
    held = undefined;
  }

  function logOut(): void {
    forget();
    removeToken(request, reply, cookies.customer);
  }

  return {
    isLoggedIn: () => held !== undefined,
    authorization: async () => {
      if (held === undefined) return undefined;
      const token = await customers.accessToken(held);
      if (token !== undefined) return `Bearer ${token}`;
      logOut();
      return undefined;
    },
    logIn: ({ authToken, refreshToken }) => {
      forget();
      customers.remember(refreshToken, authToken);
      held = refreshToken;
      setToken(request, reply, cookies.customer, refreshToken);
    },
    logOut,
  };
}

/** `send` with an `Authorization`, if there is one. */
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

/** `send` in a customer's name, for the customer's personal calls. */
export function withCustomer(send: typeof fetch, customer: RequestCustomer): typeof fetch {
  return async (input, init) =>
    withAuthorization(send, await customer.authorization())(input, init);
}
