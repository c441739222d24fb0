import type { CartState } from "#shop/cart/cartState.ts";
import { redirectAfter } from "#shop/orders/gateways.ts";
import type { Order } from "#shop/orders/order.ts";
import { INTENT_KEY } from "#shop/orders/orderIntent.ts";
import type { Shop } from "#shop/shop.ts";

// Way back from WordPress's own pages to the storefront, as `wordpress/vitrine` leads there.

const HANDED_OVER_KEY = "_vitrine_handed_over";

/** Returns the metadata of an order from a cart that a storefront may have handed over. */
export const handedOverMeta = ({ clientSession }: Pick<CartState, "clientSession">) =>
  clientSession ? [{ key: HANDED_OVER_KEY, value: "1" }] : [];

/**
 * Returns the address after a payment: the receipt of the storefront if it has this origin and the
 * order is its own, or WordPress's.
 */
export function returnAddress(shop: Shop, order: Order): string {
  const isOurs = order.metaData.some(({ key }) => key === HANDED_OVER_KEY || key === INTENT_KEY);
  const isBehind = shop.wordpressUrl.startsWith("/");
  return redirectAfter({ siteUrl: isOurs && isBehind ? "" : shop.wordpressUrl }, order);
}
