import type { Shop } from "#server/embedded/shop/shop.ts";
import { findOrder } from "./orderStore.ts";

/** Writes an order's link to its email address, as `wordpress/vitrine-order-link.php` does. */
export function sendOrderLink(shop: Shop, number: string, email: string): void {
  const order = findOrder(shop, { id: Number(number.replace(/^#/, "")) || 0 });
  const isOwn = email !== "" && order?.billing.email.toLowerCase() === email.trim().toLowerCase();
  if (!order || !isOwn) return;
  shop.sendEmail({
    to: order.billing.email,
    subject: `[${shop.settings.name}] Your order ${order.id}`,
    text: `To see your order ${order.id}, open ${shop.siteUrl}/checkout/order-received/${order.id}/?key=${order.key}`,
  });
}
