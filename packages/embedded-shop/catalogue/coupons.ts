import { flag, number, numberOrNull, text, textOrNull, word } from "#shop/columns.ts";
import { exchangedText } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";

// Stored coupons.

export type StoredCoupon = {
  /** Lowercase. */
  code: string;
  kind: "percent" | "fixed_cart" | "fixed_product";
  /** Percent or an amount, as a decimal string. */
  amount: string;
  minimumAmount: string | null;
  /** Epoch seconds. */
  expires: number | null;
  usageLimit: number | null;
  usageCount: number;
  freeShipping: boolean;
  description: string;
};

/** Finds a coupon by its code, case-insensitively. */
export function findCoupon(shop: Shop, code: string): StoredCoupon | undefined {
  const row = shop.database.first("select * from coupon where code = ?", code.toLowerCase());
  const kind = row && word(row, "kind", ["percent", "fixed_cart", "fixed_product"]);
  return (
    kind && {
      code: text(row, "code"),
      kind,
      amount: kind === "percent" ? text(row, "amount") : exchangedText(shop, text(row, "amount")),
      minimumAmount: exchangedText(shop, textOrNull(row, "minimum_amount")),
      expires: numberOrNull(row, "expires"),
      usageLimit: numberOrNull(row, "usage_limit"),
      usageCount: number(row, "usage_count"),
      freeShipping: flag(row, "free_shipping"),
      description: text(row, "description"),
    }
  );
}
