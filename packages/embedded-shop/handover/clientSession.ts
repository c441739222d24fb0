import { createHmac, randomBytes } from "node:crypto";
import { settleShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { isSameText } from "#shop/session/isSameText.ts";
import { loadSession } from "#shop/session/sessionStore.ts";
import type { Shop } from "#shop/shop.ts";

// Client session of a shopper, and the nonces of the links that are bound to it.

/** Lifetime of a client session in seconds, from the first link. */
const LIFETIME = 3600;

/** Parameters with the nonce of a link, by the page that it leads to. */
export const NONCE_PARAMETERS = {
  cart: "_wc_cart",
  checkout: "_wc_checkout",
  account: "_wc_account",
  addPaymentMethod: "_wc_payment",
} as const;

/** Page of WordPress that a link leads to. */
export type Target = keyof typeof NONCE_PARAMETERS;

/**
 * Returns the nonce of the shopper's link to a page. Within an hour of the first one it is the
 * same, and its life is not prolonged.
 */
export function transferNonce(context: CartContext, target: Target): string {
  const { shop, session } = context;
  const [, id] = settleShopper(context, (state) => {
    const { clientSession: known } = state;
    if (known && known.until > seconds(shop)) return [state, known.id];
    const started = { id: randomBytes(16).toString("hex"), until: seconds(shop) + LIFETIME };
    return [{ ...state, clientSession: started }, started.id];
  });
  return nonceOf(shop, target, session.customerId, id);
}

/** True if a nonce is that of a session's link to a page, and the link is still valid. */
export function isTransferNonce(
  shop: Shop,
  { target, customerId, nonce }: { target: Target; customerId: string; nonce: string },
): boolean {
  const { clientSession } = loadSession(shop, customerId) ?? {};
  if (!clientSession || clientSession.until <= seconds(shop)) return false;
  return isSameText(nonce, nonceOf(shop, target, customerId, clientSession.id));
}

/** Ten hexadecimal digits, as in WordPress. */
function nonceOf(shop: Shop, target: Target, customerId: string, clientSession: string): string {
  const signed = ["transfer", target, customerId, clientSession].join("\n");
  return createHmac("sha256", shop.secret).update(signed).digest("hex").slice(0, 10);
}

const seconds = (shop: Shop) => Math.floor(shop.now() / 1000);
