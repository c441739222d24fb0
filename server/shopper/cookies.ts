import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import {
  EMPTIED_COOKIE,
  EMPTIED_SECONDS,
  ORDERED_COOKIE,
  hasCookie,
} from "#relay/contract/cart/cartCookies.ts";
import {
  SESSION_COOKIE,
  SESSION_LIFETIME,
  isToken,
  needsSecureCookie,
} from "#relay/session/session.ts";

type ShopperCookie = { name: string; lifetimeSeconds: number; httpOnly: boolean };

/** The cookies of a shopper. Browsers hold them already: no name or attribute may change. */
export const cookies = {
  /** The session token; redacted if the session is an account's. */
  session: { name: SESSION_COOKIE, lifetimeSeconds: SESSION_LIFETIME, httpOnly: false },
  /** The session token of an account, hidden from scripts (HttpOnly). */
  account: { name: "vitrine-session", lifetimeSeconds: SESSION_LIFETIME, httpOnly: true },
  /** The refresh token of a signed-in customer, for 7 days from the sign-in. */
  customer: { name: "vitrine-customer", lifetimeSeconds: 604_800, httpOnly: true },
  /** Value 1 once a form has emptied the cart, for the page's script. */
  emptied: { name: EMPTIED_COOKIE, lifetimeSeconds: EMPTIED_SECONDS, httpOnly: false },
  /** Customer whose cart may be ordered by a form or in WordPress, for the page's script. */
  ordered: { name: ORDERED_COOKIE, lifetimeSeconds: SESSION_LIFETIME, httpOnly: false },
  /** Value 1 on the redirect to the page that names the removed last line of a cart. */
  removed: { name: "vitrine-removed", lifetimeSeconds: 60, httpOnly: true },
} as const satisfies Record<string, ShopperCookie>;

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

/** Attributes of every cookie: the whole shop, and no other site. */
function scopeOf(request: FastifyRequest) {
  const hostname = request.hostname.replace(/:\d+$/, "");
  const secure = needsSecureCookie({ protocol: `${request.protocol}:`, hostname });
  return { path: "/", sameSite: "lax", secure } as const;
}

/** Reads the text of a request's cookies; undefined if there are none. */
export function readCookies(request: FastifyRequest): string | undefined {
  request.isPersonal = true;
  return texts.get(request);
}

/**
 * Reads the valid tokens in all cookies of one name, in the request's order. A browser sends
 * several if a sub-domain has set one for the whole domain; `requestSession` chooses among all.
 */
export function readTokens(request: FastifyRequest, { name }: ShopperCookie): string[] {
  const pairs = (readCookies(request) ?? "").split(";").map((pair) => pair.trim());
  const values = pairs.flatMap((pair) =>
    pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
  );
  return [...new Set(values.filter(isToken))];
}

/** Reads the first token in the cookies of one name; undefined if there is none. */
export const readToken = (request: FastifyRequest, cookieOf: ShopperCookie): string | undefined =>
  readTokens(request, cookieOf)[0];

/** Sets a cookie for the whole shop; a value that could not be read back is not set. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, lifetimeSeconds, httpOnly }: ShopperCookie,
  value: string,
): void {
  if (!isToken(value)) return;
  request.isPersonal = true;
  reply.setCookie(name, value, { ...scopeOf(request), maxAge: lifetimeSeconds, httpOnly });
}

/** Removes a cookie from the browser. */
export function removeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, httpOnly }: ShopperCookie,
): void {
  request.isPersonal = true;
  reply.setCookie(name, "", { ...scopeOf(request), maxAge: 0, httpOnly });
}

/**
 * True if a cart form has just removed the last line of the cart. Without that cookie the response
 * depends on none.
 */
export function hasRemovedCookie(request: FastifyRequest): boolean {
  const isSet = hasCookie(texts.get(request) ?? "", cookies.removed.name, "1");
  if (isSet) request.isPersonal = true;
  return isSet;
}
