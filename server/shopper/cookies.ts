import cookie from "@fastify/cookie";
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

declare module "fastify" {
  interface FastifyRequest {
    /** True once a cookie was read or set: the response is one shopper's, and never cached. */
    isPersonal: boolean;
  }
}

/** `Cache-Control` of a response for one shopper. */
export const PRIVATE = "private, no-store";

const UNCACHED = /\b(?:private|no-store)\b/;

/** The text of each request's cookies, which nothing else has. */
const texts = new WeakMap<FastifyRequest, string>();

/**
 * Registers cookies, unescaped, as scripts read tokens verbatim. What a route reads or sets through
 * this module makes its response personal; a personal response that a cache may store becomes
 * private, and a cookie that was set past this module is removed. Both are mistakes of a route, and
 * logged.
 * @param refusesLeaks responds to such a mistake with an error, so that tests fail
 */
export async function registerCookies(
  app: FastifyInstance,
  { refusesLeaks = false }: { refusesLeaks?: boolean | undefined } = {},
): Promise<void> {
  app.decorateRequest("isPersonal", false);
  app.addHook("onRequest", (request, _reply, done) => {
    const { cookie: text } = request.headers;
    if (text !== undefined) {
      texts.set(request, text);
      delete request.headers.cookie;
    }
    done();
  });
  await app.register(cookie, { hook: false, parseOptions: { encode: String } });
  app.addHook("preHandler", ({ method }, reply, done) => {
    if (method !== "GET" && method !== "HEAD") reply.header("cache-control", PRIVATE);
    done();
  });
  // After the plugin's hook, which writes the header.
  app.addHook("onSend", (request, reply, payload, done) => {
    // Fastify adds its headers after all hooks.
    if (payload instanceof Response) {
      return done(new Error("A route sent a Response: copy its headers."));
    }
    const isCached = () => !UNCACHED.test(String(reply.getHeader("cache-control")));
    if ((request.isPersonal || reply.hasHeader("set-cookie")) && isCached()) {
      if (request.isPersonal) reply.header("cache-control", PRIVATE);
      else reply.removeHeader("set-cookie");
      const message = "a response that a cache may store was one shopper's";
      if (refusesLeaks) return done(new Error(message));
      request.log.error({ route: request.routeOptions.url }, `${message}, and was corrected`);
    }
    done(null, payload);
  });
}

const pairsIn = (text = "") => text.split(";").map((pair) => pair.trim());

/** Reads the text of a request's cookies; undefined if there are none. */
export function readCookies(request: FastifyRequest): string | undefined {
  request.isPersonal = true;
  return texts.get(request);
}

/**
 * Reads the valid tokens in all cookies of one name, in the request's order. A browser sends
 * several if a sub-domain has set one for the whole domain; `requestSession` chooses among all.
 */
export function readTokens(request: FastifyRequest, { name }: TokenCookie): string[] {
  const values = pairsIn(readCookies(request)).flatMap((pair) =>
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
  reply: FastifyReply,
  { name, httpOnly }: Pick<TokenCookie, "name" | "httpOnly">,
  { token, maxAge }: { token: string; maxAge: number },
): void {
  request.isPersonal = true;
  const hostname = request.hostname.replace(/:\d+$/, "");
  const secure = needsSecureCookie({ protocol: `${request.protocol}:`, hostname });
  reply.setCookie(name, token, { maxAge, path: "/", sameSite: "lax", httpOnly, secure });
}

/** Sets a token cookie; an invalid token could not be read back and is not set. */
export function setToken(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieOf: TokenCookie,
  token: string,
): void {
  if (isToken(token)) set(request, reply, cookieOf, { token, maxAge: cookieOf.lifetimeSeconds });
}

/** Removes a cookie from the browser. */
export function removeToken(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieOf: TokenCookie,
): void {
  set(request, reply, cookieOf, { token: "", maxAge: 0 });
}

/** Cookie of the redirect to the page that names the removed last line of a cart. */
export const REMOVED = { name: "vitrine-removed", httpOnly: true } as const;
/** Time for the browser to follow the redirect, in seconds. */
const REMOVED_SECONDS = 60;

/** Sets the cookie by which the next page names the removed last line of the cart. */
export const setRemovedCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  set(request, reply, REMOVED, { token: "1", maxAge: REMOVED_SECONDS });

/** Removes that cookie: the line is named once. */
export const deleteRemovedCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  set(request, reply, REMOVED, { token: "", maxAge: 0 });

/**
 * True if a cart form has just removed the last line of the cart. Without that cookie the response
 * depends on none.
 */
export function hasRemovedCookie(request: FastifyRequest): boolean {
  const isSet = pairsIn(texts.get(request)).includes(`${REMOVED.name}=1`);
  if (isSet) request.isPersonal = true;
  return isSet;
}

/** Sets the cookie by which the browser's script knows that a form has emptied the cart. */
export const setEmptiedCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  set(
    request,
    reply,
    { name: EMPTIED_COOKIE, httpOnly: false },
    { token: EMPTIED, maxAge: EMPTIED_SECONDS },
  );
