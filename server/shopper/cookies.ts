import cookie from "@fastify/cookie";
import type { CookieSerializeOptions, ParseOptions } from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import { EMPTIED, EMPTIED_COOKIE, EMPTIED_SECONDS } from "#relay/contract/cart/emptiedCookie.ts";
import {
  SESSION_COOKIE,
  SESSION_LIFETIME,
  isToken,
  needsSecureCookie,
} from "#relay/session/session.ts";

type TokenCookie = { name: string; lifetimeSeconds: number; httpOnly: boolean };

/** The cookies of a shopper. Browsers hold them already: no name or attribute may change. */
export const cookies = {
  /** The session token; redacted if the session is an account's. */
  session: { name: SESSION_COOKIE, lifetimeSeconds: SESSION_LIFETIME, httpOnly: false },
  /** The session token of an account, hidden from scripts (HttpOnly). */
  account: { name: "vitrine-session", lifetimeSeconds: SESSION_LIFETIME, httpOnly: true },
  /** The refresh token of a signed-in customer, for 7 days from the sign-in. */
  customer: { name: "vitrine-customer", lifetimeSeconds: 604_800, httpOnly: true },
} as const satisfies Record<string, TokenCookie>;

// The plugin also parses with these options, although its types omit them.
const unescaped: CookieSerializeOptions & ParseOptions = { decode: String, encode: String };

/** Registers cookie parsing without escaping: scripts read tokens verbatim. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { parseOptions: unescaped });
}

/**
 * Reads the valid tokens in all cookies of one name, in the request's order. A browser sends
 * several if a sub-domain has set one for the whole domain; the plugin keeps only the first of
 * them, but `requestSession` chooses among all.
 */
export function readTokens({ headers }: FastifyRequest, { name }: TokenCookie): string[] {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const values = pairs.flatMap((pair) =>
    pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
  );
  return [...new Set(values.filter(isToken))];
}

/** Reads the first token in the cookies of one name; undefined if there is none. */
export const readToken = (request: FastifyRequest, cookieOf: TokenCookie): string | undefined =>
  readTokens(request, cookieOf)[0];

/** Sets a cookie for the whole shop. */
function set(
  request: FastifyRequest,
  reply: PrivateReply,
  { name, httpOnly }: Pick<TokenCookie, "name" | "httpOnly">,
  { token, maxAge }: { token: string; maxAge: number },
): void {
  const hostname = request.hostname.replace(/:\d+$/, "");
  const secure = needsSecureCookie({ protocol: `${request.protocol}:`, hostname });
  reply.setCookie(name, token, { maxAge, path: "/", sameSite: "lax", httpOnly, secure });
}

/** Sets a token cookie; an invalid token could not be read back and is not set. */
export function setToken(
  request: FastifyRequest,
  reply: PrivateReply,
  cookieOf: TokenCookie,
  token: string,
): void {
  if (isToken(token)) set(request, reply, cookieOf, { token, maxAge: cookieOf.lifetimeSeconds });
}

/** Removes a cookie from the browser. */
export function removeToken(
  request: FastifyRequest,
  reply: PrivateReply,
  cookieOf: TokenCookie,
): void {
  set(request, reply, cookieOf, { token: "", maxAge: 0 });
}

/** Cookie of the redirect to the page that names the removed last line of a cart. */
export const REMOVED = { name: "vitrine-removed", httpOnly: true } as const;
/** Time for the browser to follow the redirect, in seconds. */
const REMOVED_SECONDS = 60;

/** Sets the cookie by which the next page names the removed last line of the cart. */
export const setRemovedCookie = (request: FastifyRequest, reply: PrivateReply): void =>
  set(request, reply, REMOVED, { token: "1", maxAge: REMOVED_SECONDS });

/** Removes that cookie: the line is named once. */
export const deleteRemovedCookie = (request: FastifyRequest, reply: PrivateReply): void =>
  set(request, reply, REMOVED, { token: "", maxAge: 0 });

/** True if a cart form has just removed the last line of the cart. */
export const hasRemovedCookie = ({ cookies: { [REMOVED.name]: value } }: FastifyRequest): boolean =>
  value === "1";

/** Sets the cookie by which the browser's script knows that a form has emptied the cart. */
export const setEmptiedCookie = (request: FastifyRequest, reply: PrivateReply): void =>
  set(
    request,
    reply,
    { name: EMPTIED_COOKIE, httpOnly: false },
    { token: EMPTIED, maxAge: EMPTIED_SECONDS },
  );

const PRIVATE = /\b(?:private|no-store)\b/;

/**
 * Second line behind the types of public routes: removes cookies from a response that a cache may
 * store, and logs it. It refuses a `Response`, whose headers Fastify adds after all hooks. Must be
 * called after the cookies are registered, whose hook writes them.
 */
export function forbidPublicCookies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (payload instanceof Response) {
      return done(new Error("A route sent a Response: copy its headers."));
    }
    const isPrivate = () => PRIVATE.test(String(reply.getHeader("cache-control")));
    if (reply.hasHeader("set-cookie") && !isPrivate()) {
      reply.removeHeader("set-cookie");
      const { url: route } = request.routeOptions;
      request.log.error({ route }, "a public response had a cookie, which was removed");
    }
    done(null, payload);
  });
}

declare const brand: unique symbol;

/** Reply for one shopper, which may set cookies: no cache stores the response. */
export type PrivateReply = FastifyReply & { readonly [brand]: true };

/** Declares a response private; nothing else gives a `PrivateReply`. */
export function declarePrivate(reply: FastifyReply): PrivateReply {
  reply.header("cache-control", "private, no-store");
  return reply as PrivateReply;
}
