import { t } from "#words/t.ts";

// Largest quantity of a product or variation that can be ordered.

/** Says that a cart has more of a product than can be ordered; an empty text if it can be. */
export function stockNotice(stock: Stock, quantity: number): string {
  if (stock.stockStatus === "OUT_OF_STOCK") return t("product.noneLeft");
  const max = maxQuantity(stock) ?? Infinity;
  return quantity > max ? t("product.fewerLeft", { max }) : "";
}

/** Stock of a product or variation, as far as the backend returns it. */
export type Stock = {
  readonly stockStatus?: string | null | undefined;
  readonly stockQuantity?: number | null | undefined;
  readonly backordersAllowed?: boolean | null | undefined;
};

/** Returns the largest quantity that the stock allows; undefined if it sets no limit. */
export const maxQuantity = ({ stockStatus, stockQuantity, backordersAllowed }: Stock) =>
  stockStatus === "IN_STOCK" && !backordersAllowed ? stockQuantity || undefined : undefined;
