import { numberOrNull } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import { exchanged } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";
import type { Priced } from "./catalogueProduct.ts";

// Prices of a product or variation: regular, sale and current, with scheduled sales.

/**
 * Reads the prices of a product's or variation's row. A scheduled sale applies from its start until
 * just before its end.
 */
export function readPricing(shop: Pick<Shop, "now" | "exchange">, row: Row): Priced {
  const now = shop.now() / 1000;
  const ownRegular = numberOrNull(row, "regular_price");
  const ownSale = numberOrNull(row, "sale_price");
  const saleFrom = numberOrNull(row, "sale_from");
  const saleTo = numberOrNull(row, "sale_to");
  const isRunning = (saleFrom === null || saleFrom <= now) && (saleTo === null || now < saleTo);
  const onSale = ownSale !== null && isRunning && (ownRegular === null || ownSale < ownRegular);
  const [regularPrice, salePrice] = [exchanged(shop, ownRegular), exchanged(shop, ownSale)];
  return {
    regularPrice,
    salePrice,
    saleFrom,
    saleTo,
    onSale,
    price: onSale ? salePrice : regularPrice,
  };
}

/** SQL form of the same sale rule, for tables with sale columns; `:now` is epoch seconds. */
export const SALE_RUNS = `(sale_price is not null
  and (sale_from is null or sale_from <= :now) and (sale_to is null or :now < sale_to)
  and (regular_price is null or sale_price < regular_price))`;
