import { Refusal } from "#shop/cart/refusal.ts";
import { number } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order, OrderMeta } from "./order.ts";

// Intent of a checkout, by which its order is placed once.

/** Key of the meta data. The refusal contains it, so that the storefront recognizes this error. */
export const INTENT_KEY = "vitrine_intent";

const intentIn = (metaData: readonly OrderMeta[]) =>
  metaData.findLast(({ key }) => key === INTENT_KEY)?.value;

/**
 * Refuses a checkout whose intent has an order, unless that was cancelled or its payment failed: as
 * `wordpress/vitrine` does at WooCommerce, in the same words.
 * @throws Refusal with the order's number
 */
export function requireNewIntent(shop: Shop, metaData: readonly OrderMeta[]): void {
  const intent = intentIn(metaData);
  if (intent === undefined) return;
  const order = shop.database.first(
    `select shop_order.id as id from order_intent join shop_order on shop_order.id = order_id
     where intent = ? and status not in ('cancelled', 'failed')`,
    intent,
  );
  if (!order) return;
  throw new Refusal(
    `This order is placed already (${INTENT_KEY}: ${number(order, "id")}). No second order was placed.`,
  );
}

/** Stores the intent of a new order. */
export function storeIntent(shop: Shop, { id, metaData }: Pick<Order, "id" | "metaData">): void {
  const intent = intentIn(metaData);
  if (intent === undefined) return;
  shop.database.run(
    "insert or replace into order_intent (intent, order_id) values (?, ?)",
    intent,
    id,
  );
}
