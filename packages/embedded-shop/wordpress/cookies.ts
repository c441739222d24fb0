import { createHash, createHmac } from "node:crypto";
import { findCustomer } from "#shop/customers/customerStore.ts";
import { isSameText } from "#shop/session/isSameText.ts";
import type { Shop } from "#shop/shop.ts";
import { localePath } from "../../../words/localePath.ts";

// Signed cookies of WordPress's own pages: the session's and the login's.

/** A cookie: names the session, or the account that is logged in. */
export type CookieKind = "session" | "login";

const PREFIXES: Record<CookieKind, string> = {
  session: "wp_woocommerce_session_",
  login: "wordpress_logged_in_",
};

/** Returns a cookie's name, which WordPress ends with the hash of its address. */
export function cookieName({ siteUrl }: Shop, kind: CookieKind): string {
  return PREFIXES[kind] + createHash("md5").update(siteUrl).digest("hex");
}

/** Reads the owner of a request's cookie; undefined if that is missing, expired or forged. */
export function readCookie(shop: Shop, kind: CookieKind, header: string): string | undefined {
  const name = cookieName(shop, kind);
  const pair = header.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  const [owner = "", expires = "", signature = ""] = decoded(pair?.slice(name.length + 1)).split(
    "|",
  );
  if (!isSameText(signature, signatureOf(shop, kind, owner, expires))) return undefined;
  return Number(expires) > Math.floor(shop.now() / 1000) ? owner : undefined;
}

/**
 * Writes a cookie that its owner may use for a number of seconds; that of a login also ends with the
 * browser.
 */
export function writeCookie(
  shop: Shop,
  kind: CookieKind,
  { owner, lifetime }: { owner: string; lifetime: number },
): string {
  const expires = String(Math.floor(shop.now() / 1000) + lifetime);
  const value = `${owner}|${expires}|${signatureOf(shop, kind, owner, expires)}`;
  const maxAge = kind === "login" ? "" : `; Max-Age=${lifetime}`;
  return withAttributes(shop, kind, encodeURIComponent(value) + maxAge);
}

/** Clears a cookie. */
export const clearCookie = (shop: Shop, kind: CookieKind): string =>
  withAttributes(shop, kind, "; Max-Age=0");

/**
 * Adds WooCommerce's attributes, and SameSite=Lax, which browsers take for them. Below the prefix of
 * a language the pages are at another path, which the cookie is for.
 */
function withAttributes(shop: Shop, kind: CookieKind, value: string): string {
  const { pathname, protocol } = new URL(localePath(shop.wordpressUrl), shop.siteUrl);
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${cookieName(shop, kind)}=${value}; path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

/** A login ends with the account's secret, which a new password replaces. */
function signatureOf(shop: Shop, kind: CookieKind, owner: string, expires: string): string {
  const account = kind === "login" ? findCustomer(shop, { id: Number(owner) || 0 }) : undefined;
  const signed = ["cookie", kind, owner, expires, account?.secret ?? ""].join("\n");
  return createHmac("sha256", shop.secret).update(signed).digest("hex");
}

function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
