import { flag, number, numberOrNull, text, textOrNull, word } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";

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
export function findCoupon(database: Database, code: string): StoredCoupon | undefined {
  const row = database.first("select * from coupon where code = ?", code.toLowerCase());
  return (
    row && {
      code: text(row, "code"),
      kind: word(row, "kind", ["percent", "fixed_cart", "fixed_product"]),
      amount: text(row, "amount"),
      minimumAmount: textOrNull(row, "minimum_amount"),
      expires: numberOrNull(row, "expires"),
      usageLimit: numberOrNull(row, "usage_limit"),
      usageCount: number(row, "usage_count"),
      freeShipping: flag(row, "free_shipping"),
      description: text(row, "description"),
    }
  );
}
