import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenInCookies } from "#relay/session/session.ts";
import { needsSecure, setCookie } from "./cookies.ts";
import type { Login } from "./customerLogin.ts";
import type { CustomerTokens } from "./customerTokens.ts";

/** The cookie that keeps a customer's refresh token, which no script reads. */
export const CUSTOMER_COOKIE = "vitrine-customer";
/** The cookie's lifetime in seconds (7 days), from the login on. */
const CUSTOMER_LIFETIME = 604_800;

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
  let held = tokenInCookies(request.headers.cookie, CUSTOMER_COOKIE);

  function set(token: string, lifetime: number): void {
    const attributes = [`Max-Age=${lifetime}`, "Path=/", "HttpOnly", "SameSite=Lax"];
    const secure = needsSecure(request) ? ["Secure"] : [];
    setCookie(reply, [`${CUSTOMER_COOKIE}=${token}`, ...attributes, ...secure].join("; "));
  }

  function forget(): void {
    if (held) customers.forget(held);
    held = undefined;
  }

  function logOut(): void {
    forget();
    set("", 0);
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
      set(refreshToken, CUSTOMER_LIFETIME);
    },
    logOut,
  };
}

/** `send` in a customer's name, for calls that are the customer's own. */
export function withCustomer(send: typeof fetch, customer: RequestCustomer): typeof fetch {
  return async (input, init) => {
    const authorization = await customer.authorization();
    if (authorization === undefined) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set("authorization", authorization);
    return send(input, { ...init, headers });
  };
}
