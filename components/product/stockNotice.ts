import { maxQuantity } from "./maxQuantity.ts";
import type { Stock } from "./maxQuantity.ts";

/** Says that a cart has more of a product than can be ordered; an empty text if it can be. */
export function stockNotice(stock: Stock, quantity: number): string {
  if (stock.stockStatus === "OUT_OF_STOCK") return "Sold out.";
  const max = maxQuantity(stock) ?? Infinity;
  return quantity > max ? `Only ${max} left.` : "";
}
