import { findCustomer } from "#shop/customers/customerStore.ts";
import { accountOf, newCustomerId } from "#shop/session/requestSession.ts";
import type { RequestSession } from "#shop/session/requestSession.ts";
import { deleteSession } from "#shop/session/sessionStore.ts";
import { CUSTOMER_LIFETIME, GUEST_LIFETIME, issueToken } from "#shop/session/sessionToken.ts";
import type { Shop } from "#shop/shop.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import type { CookieKind } from "./cookies.ts";

/** Session of a browser on WordPress's own pages, which its cookies name. */
export type BrowserSession = RequestSession & {
  /** Gives the browser the session's cookie, unless it has that. */
  start(): void;
  /** Continues in a session: its cookie replaces the browser's. */
  open(customerId: string): void;
  /** Logs an account in. */
  logIn(user: number): void;
  /** Logs the browser out; it continues in a new session. */
  logOut(): void;
  /** Cookies that the response must set. */
  cookies(): string[];
};

/**
 * Opens the session that a browser's cookies name; without one, a new session. A customer's session
 * without the customer's login is destroyed, as WooCommerce does.
 */
export function openBrowserSession(shop: Shop, cookies: string): BrowserSession {
  const set = new Map<CookieKind, string>();
  const named = Number(readCookie(shop, "login", cookies) ?? 0);
  let user = findCustomer(shop, { id: named }) ? named : undefined;
  const stored = readCookie(shop, "session", cookies);
  const isOut = stored !== undefined && user === undefined && accountOf(stored) !== null;
  if (isOut) {
    deleteSession(shop, stored);
    set.set("session", clearCookie(shop, "session"));
  }
  const ofBrowser = stored === undefined || isOut ? newCustomerId() : stored;
  let customerId = user === undefined ? ofBrowser : String(user);
  const lifetime = () => (accountOf(customerId) === null ? GUEST_LIFETIME : CUSTOMER_LIFETIME);
  const renew = () =>
    void set.set(
      "session",
      writeCookie(shop, "session", { owner: customerId, lifetime: lifetime() }),
    );

  function become(account: number): void {
    user = account;
    customerId = String(account);
    const login = { owner: customerId, lifetime: CUSTOMER_LIFETIME };
    set.set("login", writeCookie(shop, "login", login));
    renew();
  }

  return {
    get customerId() {
      return customerId;
    },
    get user() {
      return user;
    },
    refusal: undefined,
    isForged: false,
    get lifetime() {
      return lifetime();
    },
    token: () => issueToken(shop, customerId, lifetime()),
    renew,
    become,
    responseToken: () => undefined,
    start() {
      if (stored !== customerId) renew();
    },
    open(owner) {
      customerId = owner;
      renew();
    },
    logIn: become,
    logOut() {
      user = undefined;
      customerId = newCustomerId();
      set.set("login", clearCookie(shop, "login"));
      set.set("session", clearCookie(shop, "session"));
    },
    cookies: () => [...set.values()],
  };
}
