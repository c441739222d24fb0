import { isPublic } from "#shop/catalogue/catalogueProduct.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { needsPayment } from "#shop/orders/order.ts";
import { findOrder } from "#shop/orders/orderStore.ts";
import type { Shop } from "#shop/shop.ts";
import { payUrl } from "#shop/wordpress/orderPages.ts";
import type { Target } from "./clientSession.ts";

// Page behind a link that carries a session over, as `wordpress/vitrine` leads there.

/** Parameter that names the page, "order-12" or "product-34"; links have it empty. */
export const PAGE_PARAMETER = "vitrine_to";

/** True if a shop's links to a page can lead to another one instead. */
export const hasPage = ({ settings }: Pick<Shop, "settings">, target: Target): boolean =>
  settings.linkedPages !== false && (target === "account" || target === "cart");

/** Returns the address of a product, or of the payment of the account's own order. */
export function linkedPage(
  shop: Shop,
  named: string | null,
  user: number | undefined,
): string | undefined {
  const [, kind, digits] = /^(order|product)-([1-9]\d*)$/.exec(named ?? "") ?? [];
  const id = Number(digits);
  if (kind === "product") {
    const product = findProduct(shop, { id });
    return product && isPublic(product)
      ? `${shop.wordpressUrl}/product/${product.slug}/`
      : undefined;
  }
  const order = kind === "order" ? findOrder(shop, { id }) : undefined;
  const isOwn = order !== undefined && user !== undefined && order.customerId === user;
  return isOwn && needsPayment(order) ? payUrl(shop, order) : undefined;
}
