import { createHmac } from "node:crypto";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { isSameText } from "#shop/session/isSameText.ts";
import type { Shop } from "#shop/shop.ts";
import type { BrowserSession } from "./browserSession.ts";

// Request for one of WordPress's own pages, with the browser's session.

/** A request for a page, and what its handler needs. */
export type Visit = {
  shop: Shop;
  /** The browser's session; the same as the context's. */
  session: BrowserSession;
  /** Context for carts and orders. */
  context: CartContext;
  /** Path below WordPress's address. */
  path: string;
  query: URLSearchParams;
  /** Fields of a posted form; undefined for a GET. */
  form: URLSearchParams | undefined;
};

/** Redirects as WordPress does, without a message. */
export function redirect(location: string): Response {
  const headers = { location, "x-redirect-by": "WordPress" };
  return new Response(null, { status: 302, headers });
}

/** Returns the nonce of a form, which another site's page cannot know. */
export function formNonce(
  { shop, session }: Pick<Visit, "shop" | "session">,
  action: string,
): string {
  const signed = ["form", action, session.customerId].join("\n");
  return createHmac("sha256", shop.secret).update(signed).digest("hex").slice(0, 20);
}

/** Returns a posted form, if its nonce is that of the browser's session. */
export function postedForm(visit: Visit, action: string): URLSearchParams | undefined {
  const { form } = visit;
  const given = form?.get(NONCE_FIELD) ?? "";
  return isSameText(given, formNonce(visit, action)) ? form : undefined;
}

/** Field of a form with its nonce. */
export const NONCE_FIELD = "_wpnonce";
