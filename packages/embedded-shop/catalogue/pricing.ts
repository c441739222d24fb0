import { numberOrNull } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Priced } from "./catalogueProduct.ts";

// Prices of a product or variation: regular, sale and current, with scheduled sales.

/**
 * Reads the prices of a product's or variation's row.
 * @param now epoch seconds: a scheduled sale applies from its start until just before its end
 */
export function readPricing(row: Row, now: number): Priced {
  const regularPrice = numberOrNull(row, "regular_price");
  const salePrice = numberOrNull(row, "sale_price");
  const saleFrom = numberOrNull(row, "sale_from");
  const saleTo = numberOrNull(row, "sale_to");
  const isRunning = (saleFrom === null || saleFrom <= now) && (saleTo === null || now < saleTo);
  const onSale =
    salePrice !== null && isRunning && (regularPrice === null || salePrice < regularPrice);
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
