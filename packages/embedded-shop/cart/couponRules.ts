import { escapeUTF8 } from "entities";
import { findCoupon } from "#shop/catalogue/coupons.ts";
import type { StoredCoupon } from "#shop/catalogue/coupons.ts";
import { parseDecimal } from "#shop/money/decimal.ts";
import { amountHtml } from "#shop/money/format.ts";
import type { Shop } from "#shop/shop.ts";
import type { CartState } from "./cartState.ts";
import { Refusal } from "./refusal.ts";
import { t } from "../../../words/t.ts";

// Validity of coupons, and their application to a cart.

/**
 * Returns the coupon with this code if it is valid now.
 * @param subtotal displayed subtotal of the cart, in smallest units
 * @throws Refusal by the first of WooCommerce's rules that it violates
 */
export function requireCoupon(shop: Shop, code: string, subtotal: number): StoredCoupon {
  const coupon = findCoupon(shop, code);
  const name = `&quot;${escapeUTF8(code.toLowerCase())}&quot;`;
  if (!coupon) throw new Refusal(t("backend.couponUnknown", { code: name }));
  const { usageLimit, usageCount, expires, minimumAmount } = coupon;
  if (usageLimit !== null && usageCount >= usageLimit) {
    throw new Refusal(t("backend.couponUsedUp", { code: name }));
  }
  if (expires !== null && shop.now() / 1000 > expires) {
    throw new Refusal(t("backend.couponExpired", { code: name }));
  }
  const { currency } = shop.settings;
  const minimum = minimumAmount === null ? 0 : parseDecimal(minimumAmount, currency.decimals);
  if (minimum > subtotal) {
    const amount = amountHtml(minimum, currency);
    throw new Refusal(t("backend.couponMinimum", { code: name, amount }));
  }
  return coupon;
}

/** Returns the valid coupons of a cart. An invalid one stays applied but gives no discount. */
export function couponsInForce(shop: Shop, codes: readonly string[], subtotal: number) {
  return codes.flatMap((code) => {
    try {
      return requireCoupon(shop, code, subtotal);
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}

/** Applies a coupon to the cart. */
export function withCoupon(
  shop: Shop,
  state: CartState,
  code: string,
  subtotal: number,
): CartState {
  const coupon = requireCoupon(shop, code, subtotal);
  if (state.coupons.includes(coupon.code)) {
    throw new Refusal(t("backend.couponApplied"));
  }
  return { ...state, coupons: [...state.coupons, coupon.code] };
}

/** Removes coupons from the cart; one that is not applied rejects the whole input. */
export function withoutCoupons(state: CartState, codes: readonly string[]): CartState {
  if (codes.length === 0) throw new Refusal("No coupon codes provided");
  const gone = codes.map((code) => code.toLowerCase());
  if (gone.some((code) => !state.coupons.includes(code))) {
    throw new Refusal(t("backend.couponNotApplied"));
  }
  return { ...state, coupons: state.coupons.filter((code) => !gone.includes(code)) };
}
