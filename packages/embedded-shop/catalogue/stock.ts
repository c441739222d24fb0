import { number, numberOrNull, text, word } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";
import type { Shop } from "#shop/shop.ts";
import type { Stocked, StockStatus } from "./catalogueProduct.ts";
import { refreshListing } from "./listing.ts";

// Stock of products and variations.

const STATUSES = ["instock", "outofstock", "onbackorder"] as const;

/** Reads the stock columns of a product's or variation's row. */
export function readStock(row: Row): Stocked {
  return {
    manageStock: word(row, "manage_stock", ["own", "parent", "none"]),
    stockQuantity: numberOrNull(row, "stock_quantity"),
    stockStatus: word(row, "stock_status", STATUSES),
    backorders: word(row, "backorders", ["no", "notify", "yes"]),
    lowStockAmount: numberOrNull(row, "low_stock_amount"),
  };
}

/**
 * Returns the status of counted stock by WooCommerce's rule: at zero, a product is out of stock
 * unless it allows backorders.
 */
export function statusOf(quantity: number, backorders: Stocked["backorders"]): StockStatus {
  if (quantity > 0) return "instock";
  return backorders === "no" ? "outofstock" : "onbackorder";
}

/**
 * Returns the stock status of a variable product without its own stock count: that of its most
 * available variation.
 */
export function statusAmong(statuses: readonly StockStatus[]): StockStatus {
  if (statuses.includes("instock")) return "instock";
  return statuses.includes("onbackorder") ? "onbackorder" : "outofstock";
}

/**
 * Sets the stock of a product or variation: a quantity, which determines the status, or a status
 * alone. Updates `listing`, so that lists and filters show it at once.
 */
export function setStock(
  shop: Shop,
  id: number,
  change: { quantity: number } | { status: StockStatus },
): void {
  const { database } = shop;
  database.transaction(() => {
    const product = database.first("select * from product where id = ?", id);
    if (product) {
      writeStock(database, "product", product, change);
      refreshListing(shop, [id]);
    }
    const variation = database.first("select * from variation where id = ?", id);
    if (variation) {
      const productId = number(variation, "product_id");
      writeStock(database, "variation", variation, change);
      followVariations(database, productId);
      refreshListing(shop, [productId]);
    }
  });
}

function writeStock(
  database: Database,
  table: "product" | "variation",
  row: Row,
  change: { quantity: number } | { status: StockStatus },
): void {
  const { stockQuantity, backorders } = readStock(row);
  const quantity = "quantity" in change ? change.quantity : stockQuantity;
  const status = "status" in change ? change.status : statusOf(change.quantity, backorders);
  database.run(
    `update ${table} set stock_quantity = ?, stock_status = ? where id = ?`,
    quantity,
    status,
    number(row, "id"),
  );
}

function followVariations(database: Database, productId: number): void {
  const product = database.first("select manage_stock from product where id = ?", productId);
  if (!product || text(product, "manage_stock") === "own") return;
  const statuses = database
    .all("select stock_status from variation where product_id = ?", productId)
    .map((row) => word(row, "stock_status", STATUSES));
  database.run(
    "update product set stock_status = ? where id = ?",
    statusAmong(statuses),
    productId,
  );
}
