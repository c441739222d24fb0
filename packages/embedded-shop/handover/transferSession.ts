import { loadSession } from "#shop/session/sessionStore.ts";
import { accountOf } from "#shop/session/requestSession.ts";
import { redirect } from "#shop/wordpress/visit.ts";
import type { Visit } from "#shop/wordpress/visit.ts";
import { isTransferNonce, NONCE_PARAMETERS } from "./clientSession.ts";
import type { Target } from "./clientSession.ts";
import { hasPage, linkedPage, PAGE_PARAMETER } from "./linkedPage.ts";

// Endpoint of the links that carry a session over to WordPress's own pages.

/** Paths of the pages that the links lead to. */
const PATHS: Record<Target, string> = {
  cart: "/cart/",
  checkout: "/checkout/",
  account: "/my-account/",
  addPaymentMethod: "/my-account/add-payment-method/",
};

const TARGETS = Object.keys(PATHS) as Target[];

/**
 * Follows a link: the browser gets the cookie of its session, and a customer's link logs in. A link
 * can be used again within its hour, also elsewhere. Any other link leads to the home page without a
 * message. Observed: a browser that is logged in as somebody else is logged out before the nonce is
 * checked.
 */
export function transferSession({ shop, session, query }: Visit): Response {
  const customerId = query.get("session_id") ?? "";
  const target = TARGETS.find((name) => query.has(NONCE_PARAMETERS[name]));
  const home = redirect(shop.wordpressUrl);
  if (!target) return home;
  const account = accountOf(customerId);
  const ownId = session.customerId;
  if (session.user !== undefined && session.user !== account) session.logOut();
  const nonce = query.get(NONCE_PARAMETERS[target]) ?? "";
  const isNamed = shop.settings.authorizingUrls !== "unnamed";
  if (!isNamed || !isTransferNonce(shop, { target, customerId, nonce })) {
    const hasCart = (loadSession(shop, ownId)?.lines.length ?? 0) > 0;
    if (shop.settings.transfersUnverified && hasCart) session.open(customerId);
    return home;
  }
  if (account === null || account === session.user) session.open(customerId);
  else session.logIn(account);
  const page = hasPage(shop, target) && linkedPage(shop, query.get(PAGE_PARAMETER), session.user);
  if (page) return redirect(page);
  // Observed: this path alone is written out, without the origin.
  const { pathname } = new URL(shop.wordpressUrl, shop.siteUrl);
  const origin = target === "checkout" ? pathname.replace(/\/$/, "") : shop.wordpressUrl;
  return redirect(origin + PATHS[target]);
}
