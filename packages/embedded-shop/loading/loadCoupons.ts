import type { Database } from "#shop/database.ts";
import type { Coupon } from "#shop/chargeSettings.ts";
import { insertInto } from "./insertInto.ts";
import { momentOf } from "./momentOf.ts";

/** Writes the coupons, unused; their codes are stored in lower case, as WooCommerce compares them. */
export function loadCoupons(database: Database, coupons: readonly Coupon[], today: Date): void {
  for (const coupon of coupons) {
    insertInto(database, "coupon", {
      code: coupon.code.toLowerCase(),
      kind: coupon.kind,
      amount: coupon.amount,
      minimum_amount: coupon.minimumAmount ?? null,
      expires: coupon.expires === undefined ? null : momentOf(coupon.expires, today),
      usage_limit: coupon.usageLimit ?? null,
      usage_count: 0,
      free_shipping: coupon.freeShipping ?? false,
      description: coupon.description ?? "",
    });
  }
}
