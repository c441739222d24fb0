import type { CartContext } from "#shop/cart/shopperCart.ts";
import { readAccess } from "#shop/customers/accountTokens.ts";
import { CURRENCY_HEADER, shopIn } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";
import { openBrowserSession } from "#shop/wordpress/browserSession.ts";
import type { BrowserSession } from "#shop/wordpress/browserSession.ts";
import { formNonce } from "#shop/wordpress/visit.ts";
import { isSameText } from "#shop/session/isSameText.ts";
import { CART_TOKEN_HEADER, cartToken, readCartToken } from "./cartToken.ts";

// Request of WooCommerce's Store API: its session, by a cart token or by cookies with a nonce.

/** A request, with the session that it works on. */
export type StoreRequest = {
  shop: Shop;
  session: BrowserSession;
  context: CartContext;
  request: Request;
  /** True if a cart token names the session; without one, a change needs a nonce. */
  hasToken: boolean;
};

const NONCE_ACTION = "wc_store_api";

/** Opens a request's session. An invalid cart token is ignored, as WooCommerce does. */
export function openStoreRequest(base: Shop, request: Request): StoreRequest {
  const shop = shopIn(base, request.headers.get(CURRENCY_HEADER));
  const named = readCartToken(shop, request.headers.get(CART_TOKEN_HEADER));
  const cookies = named === undefined ? (request.headers.get("cookie") ?? "") : "";
  const session = openBrowserSession(shop, cookies);
  if (named !== undefined) session.open(named);
  // As in GraphQL, an access token makes the request its account's, whose orders are that account's.
  const access = readAccess(shop, request.headers.get("authorization"));
  if (named !== undefined && typeof access === "number") session.become(access);
  const context = { shop, session, request };
  return { shop, session, context, request, hasToken: named !== undefined };
}

/** Response body of a refused request. */
export type StoreError = { code: string; message: string; data: { status: number } };

/** Returns the error of a refused request. */
export const storeError = (code: string, message: string, status: number): StoreError => ({
  code: `woocommerce_rest_${code}`,
  message,
  data: { status },
});

/** Returns the error of a change whose nonce is missing or wrong; undefined for a valid request. */
export function nonceError(store: StoreRequest): StoreError | undefined {
  if (store.hasToken) return undefined;
  const given = store.request.headers.get("nonce");
  if (given === null) {
    const message = "Missing the Nonce header. This endpoint requires a valid nonce.";
    return storeError("missing_nonce", message, 401);
  }
  return isSameText(given, formNonce(store, NONCE_ACTION))
    ? undefined
    : storeError("invalid_nonce", "Nonce is invalid.", 403);
}

/**
 * Creates a response, with nonce and cart token of the session. Another site's script may read it
 * only after a preflight or with a cart token, since the cookies are the browser's.
 */
export function respondStore(store: StoreRequest, body: unknown, status: number): Response {
  const { shop, session, request, hasToken } = store;
  const origin = request.headers.get("origin");
  const isReadable = origin !== null && (hasToken || request.method === "OPTIONS");
  const headers = new Headers({
    "content-type": "application/json; charset=UTF-8",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
    "access-control-expose-headers": "X-WP-Total, X-WP-TotalPages, Link, Cart-Token",
    "access-control-allow-headers":
      "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Cart-Token, Nonce",
    "access-control-allow-credentials": "true",
    ...(isReadable && { "access-control-allow-origin": origin }),
    vary: "Origin",
    "cache-control":
      session.user === undefined
        ? "no-store"
        : "no-cache, must-revalidate, max-age=0, no-store, private",
    nonce: formNonce(store, NONCE_ACTION),
    [CART_TOKEN_HEADER]: cartToken(shop, session.customerId),
  });
  if (!hasToken) {
    for (const cookie of session.cookies()) headers.append("set-cookie", cookie);
  }
  return new Response(JSON.stringify(body), { status, headers });
}
