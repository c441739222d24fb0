import type { CartState } from "#server/embedded/shop/cart/cartState.ts";
import { redirectAfter } from "#server/embedded/shop/orders/gateways.ts";
import type { Order } from "#server/embedded/shop/orders/order.ts";
import { INTENT_KEY } from "#server/embedded/shop/orders/orderIntent.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";

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
