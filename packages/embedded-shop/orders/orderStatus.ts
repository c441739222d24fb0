import { stockOwner } from "#shop/cart/stockRules.ts";
import { articleOf, findCartProduct } from "#shop/cart/cartProduct.ts";
import { refreshListing } from "#shop/catalogue/listing.ts";
import { setStock } from "#shop/catalogue/stock.ts";
import { numberOrNull, text } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order, OrderStatus } from "./order.ts";
import { updateOrder } from "./orderStore.ts";

// Status changes of an order, with their effects on stock and sales.

const TAKES_STOCK: readonly OrderStatus[] = ["processing", "completed", "on-hold"];
const GIVES_STOCK_BACK: readonly OrderStatus[] = ["cancelled", "pending"];

/** Sets an order's status, with WooCommerce's effects on stock and dates. */
export function setOrderStatus(
  shop: Shop,
  order: Order,
  status: OrderStatus,
  { isPaid = false }: { isPaid?: boolean } = {},
): Order {
  const now = Math.floor(shop.now() / 1000);
  const takes = TAKES_STOCK.includes(status) && !order.isStockTaken;
  const gives = GIVES_STOCK_BACK.includes(status) && order.isStockTaken;
  const counts = TAKES_STOCK.includes(status) && order.isUncounted === true;
  if (takes) moveStock(shop, order, -1);
  if (counts) countSales(shop, order);
  if (gives) moveStock(shop, order, 1);
  return updateOrder(shop, {
    ...order,
    status,
    isStockTaken: takes || (order.isStockTaken && !gives),
    ...(counts && { isUncounted: false }),
    paid: order.paid ?? (isPaid ? now : null),
    completed: status === "completed" ? (order.completed ?? now) : order.completed,
  });
}

/** Counts an order's sales and used coupons in the catalogue. */
export function countSales(shop: Shop, order: Order): void {
  for (const { productId, quantity } of order.lines) {
    shop.database.run(
      "update product set total_sales = total_sales + ? where id = ?",
      quantity,
      productId,
    );
  }
  refreshListing(shop, [...new Set(order.lines.map(({ productId }) => productId))]);
  for (const { code } of order.coupons) {
    shop.database.run("update coupon set usage_count = usage_count + 1 where code = ?", code);
    shop.database.run(
      "insert into coupon_usage (code, used_by, order_id, used_at) values (?, ?, ?, ?)",
      code,
      order.customerId === 0 ? order.billing.email : String(order.customerId),
      order.id,
      order.created,
    );
  }
}

function moveStock(shop: Shop, { lines }: Order, direction: 1 | -1): void {
  for (const { productId, variationId, quantity } of lines) {
    const cartProduct = findCartProduct(shop, productId, variationId);
    if (!cartProduct) continue;
    const owner = stockOwner(articleOf(cartProduct));
    const counted = countedOf(shop, owner);
    if (counted !== null) setStock(shop, owner, { quantity: counted + direction * quantity });
  }
}

function countedOf({ database }: Shop, id: number): number | null {
  const row =
    database.first("select manage_stock, stock_quantity from product where id = ?", id) ??
    database.first("select manage_stock, stock_quantity from variation where id = ?", id);
  if (!row || text(row, "manage_stock") !== "own") return null;
  return numberOrNull(row, "stock_quantity");
}
