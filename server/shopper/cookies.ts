import cookie from "@fastify/cookie";
import type { CookieSerializeOptions, ParseOptions } from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  SESSION_COOKIE,
  SESSION_LIFETIME,
  isToken,
  needsSecureCookie,
} from "#relay/session/session.ts";

type TokenCookie = { name: string; lifetimeSeconds: number; httpOnly: boolean };

/** The cookies of a shopper. Browsers hold them already: no name or attribute may change. */
export const cookies = {
  /** The session's token, a redacted one where the session is an account's. */
  session: { name: SESSION_COOKIE, lifetimeSeconds: SESSION_LIFETIME, httpOnly: false },
  /** The session token of an account, hidden from scripts. */
  account: { name: "vitrine-session", lifetimeSeconds: SESSION_LIFETIME, httpOnly: true },
  /** The refresh token of a customer who is logged in, for 7 days from the login on. */
  customer: { name: "vitrine-customer", lifetimeSeconds: 604_800, httpOnly: true },
} as const satisfies Record<string, TokenCookie>;

// The plugin parses by these too, which its types leave out.
const unescaped: CookieSerializeOptions & ParseOptions = { decode: String, encode: String };

/** Parses and sets cookies without escaping: scripts read tokens as they are written. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { parseOptions: unescaped });
}

/** The token in one of a request's cookies, if it is one. */
export function readToken(request: FastifyRequest, { name }: TokenCookie): string | undefined {
  const token = request.cookies[name];
  return token !== undefined && isToken(token) ? token : undefined;
}

function set(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, httpOnly }: TokenCookie,
  { token, maxAge }: { token: string; maxAge: number },
): void {
  const hostname = request.hostname.replace(/:\d+$/, "");
  const secure = needsSecureCookie({ protocol: `${request.protocol}:`, hostname });
  reply.setCookie(name, token, { maxAge, path: "/", sameSite: "lax", httpOnly, secure });
  // Nobody may cache a response with a cookie.
  reply.header("cache-control", "private, no-store");
}

/** Sets a cookie with the response; what is no token could not be read back and is not set. */
export function setToken(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieOf: TokenCookie,
  token: string,
): void {
  if (isToken(token)) set(request, reply, cookieOf, { token, maxAge: cookieOf.lifetimeSeconds });
}

/** Removes a cookie from the browser with the response. */
export function removeToken(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieOf: TokenCookie,
): void {
  set(request, reply, cookieOf, { token: "", maxAge: 0 });
}
