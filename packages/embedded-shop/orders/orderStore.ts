import { randomBytes } from "node:crypto";
import { json, number, numberOrNull, text, word } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { ORDER_STATUSES } from "./order.ts";
import type { Order, OrderContents } from "./order.ts";

// Stored orders.

/** Order data before it is stored. */
export type NewOrder = OrderContents & Pick<Order, "customerId" | "status" | "paid" | "completed">;

/**
 * Stores a new order; its id continues those of WordPress's posts, as in WooCommerce without HPOS.
 */
export function insertOrder(shop: Shop, order: NewOrder): Order {
  const { customerId, status, paid, completed, ...contents } = order;
  const created = Math.floor(shop.now() / 1000);
  const key = `wc_order_${randomBytes(16).toString("base64").replaceAll(/\W/g, "0").slice(0, 13)}`;
  const id = nextId(shop);
  const lastItem = numberItems(shop, contents);
  shop.database.run(
    `insert into shop_order (id, order_key, customer_id, billing_email, status, created, modified,
       paid, completed, last_item_id, contents) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    key,
    customerId,
    contents.billing.email.toLowerCase(),
    status,
    created,
    created,
    paid,
    completed,
    lastItem,
    JSON.stringify(contents),
  );
  return { ...order, id, key, created, modified: created };
}

/** Replaces the contents of an order that awaits its payment, as a repeated checkout does. */
export function replaceOrder(shop: Shop, known: Order, order: NewOrder): Order {
  const lastItem = numberItems(shop, order);
  shop.database.run(
    "update shop_order set billing_email = ?, last_item_id = ? where id = ?",
    order.billing.email.toLowerCase(),
    lastItem,
    known.id,
  );
  return updateOrder(shop, { ...known, ...order, isStockTaken: known.isStockTaken });
}

/** Numbers an order's items in the sequence of all orders; returns the last number. */
function numberItems(shop: Shop, contents: OrderContents): number {
  const { lines, fees, shippingLines, taxes, coupons } = contents;
  let last = lastItemId(shop);
  for (const item of [...lines, ...fees, ...shippingLines, ...taxes, ...coupons]) {
    item.id = last += 1;
  }
  return last;
}

/** Stores a changed order. */
export function updateOrder(shop: Shop, order: Order): Order {
  const { id, key: _, customerId, status, created: __, modified: ___, ...rest } = order;
  const { paid, completed, ...contents } = rest;
  const modified = Math.floor(shop.now() / 1000);
  shop.database.run(
    `update shop_order set customer_id = ?, status = ?, modified = ?, paid = ?, completed = ?,
       contents = ? where id = ?`,
    customerId,
    status,
    modified,
    paid,
    completed,
    JSON.stringify(contents),
    id,
  );
  return { ...order, modified };
}

/** Finds an order by its id or its key. */
export function findOrder(shop: Shop, by: { id: number } | { key: string }): Order | undefined {
  const row =
    "id" in by
      ? shop.database.first("select * from shop_order where id = ?", by.id)
      : shop.database.first("select * from shop_order where order_key = ?", by.key);
  return row && readOrder(row);
}

/** Lists the orders of an account, newest first, whatever email address they have. */
export function listOrders({ database }: Shop, customerId: number): Order[] {
  return database
    .all("select * from shop_order where customer_id = ? order by id desc", customerId)
    .map(readOrder);
}

/**
 * Lists the guests' orders with an email address, newest first. Observed: WooGraphQL does not check
 * that the address is the caller's. It lists accounts' orders too, without most of their fields.
 */
export function listGuestOrders({ database }: Shop, email: string): Order[] {
  if (email === "") return [];
  return database
    .all(
      "select * from shop_order where customer_id = 0 and billing_email = ? order by id desc",
      email.toLowerCase(),
    )
    .map(readOrder);
}

function readOrder(row: Row): Order {
  return {
    ...json<OrderContents>(row, "contents"),
    id: number(row, "id"),
    key: text(row, "order_key"),
    customerId: number(row, "customer_id"),
    status: word(row, "status", ORDER_STATUSES),
    created: number(row, "created"),
    modified: number(row, "modified"),
    paid: numberOrNull(row, "paid"),
    completed: numberOrNull(row, "completed"),
  };
}

function nextId({ database }: Shop): number {
  const row = database.first(
    `select max(id) as last from (select id from shop_order union all select id from product
       union all select id from variation union all select id from media)`,
  );
  return (row ? (numberOrNull(row, "last") ?? 0) : 0) + 1;
}

function lastItemId({ database }: Shop): number {
  const row = database.first("select max(last_item_id) as last from shop_order");
  return row ? (numberOrNull(row, "last") ?? 0) : 0;
}
