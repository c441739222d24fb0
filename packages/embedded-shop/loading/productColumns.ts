import type { Pricing, Stock } from "#shop/merchandise.ts";
import type { Stocked } from "#shop/catalogue/catalogueProduct.ts";
import { statusOf } from "#shop/catalogue/stock.ts";
import { parseDecimal } from "#shop/money/decimal.ts";
import type { Values } from "./insertInto.ts";
import { momentOf } from "./momentOf.ts";

// Prices and stock of demo products as SQL columns.

/**
 * Context for converting merchandise to columns: the currency's decimals and the day of seeding.
 */
export type Entry = { decimals: number; today: Date };

/** Returns the price columns of a product or a variation. */
export function pricingColumns(pricing: Pricing, { decimals, today }: Entry): Values {
  const amount = (decimal: string | undefined) =>
    decimal === undefined || decimal === "" ? null : parseDecimal(decimal, decimals);
  const moment = (date: string | undefined) => (date === undefined ? null : momentOf(date, today));
  return {
    regular_price: amount(pricing.regularPrice),
    sale_price: amount(pricing.salePrice),
    sale_from: moment(pricing.saleFrom),
    sale_to: moment(pricing.saleTo),
  };
}

/** Returns the stock columns; `uncounted` is the source of the stock without a count. */
export function stockColumns(
  { quantity, status, backorders = "no", lowStockAmount }: Stock,
  uncounted: Stocked["manageStock"],
): Values {
  return {
    manage_stock: quantity === undefined ? uncounted : "own",
    stock_quantity: quantity ?? null,
    stock_status: quantity === undefined ? (status ?? "instock") : statusOf(quantity, backorders),
    backorders,
    low_stock_amount: lowStockAmount ?? null,
  };
}
