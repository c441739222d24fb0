import type { StoredCoupon } from "#shop/catalogue/coupons.ts";
import { parseDecimal } from "#shop/money/decimal.ts";
import { scale, scaleDown, toMinor } from "#shop/money/microUnits.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";

// Coupon discounts of cart lines, in WooCommerce's order and with its rounding.

const PERCENT_PLACES = 4;
const WHOLE = 100 * 10 ** PERCENT_PLACES;

/** A line to discount; its price is for the whole quantity, with tax if entered prices have it. */
export type DiscountedItem = { key: string; quantity: number; price: MicroUnits };

export type CouponTerms = Pick<StoredCoupon, "code" | "kind" | "amount">;

/** Discount of each line in smallest units, by line key. */
export type Discount = ReadonlyMap<string, number>;

/**
 * Computes the discount of each coupon on each line, in whole smallest units that add up exactly
 * to the coupon's amount and never exceed the line's price. Fixed product discounts come first,
 * then percentages, then fixed cart discounts; more expensive lines get the remaining units.
 * @param decimals decimals of the currency
 * @returns the discounts by coupon code, in the order of computation
 */
export function discountsOf(
  items: readonly DiscountedItem[],
  coupons: readonly CouponTerms[],
  decimals: number,
): Map<string, Discount> {
  // Half a unit is rounded down as in WooCommerce; rounded up, a discount could exceed the price.
  const remaining = new Map(items.map(({ key, price }) => [key, toMinor(price, "down")]));
  const discounts = new Map<string, Discount>();
  for (const coupon of coupons.toSorted(byRank)) {
    const taken = new Map<string, number>();
    const take: Take = (item, wanted) => {
      const left = remaining.get(item.key) ?? 0;
      const amount = Math.min(left, wanted);
      remaining.set(item.key, left - amount);
      taken.set(item.key, (taken.get(item.key) ?? 0) + amount);
      return amount;
    };
    const open = () => items.filter(({ key }) => (remaining.get(key) ?? 0) > 0).toSorted(byPrice);
    discounts.set(coupon.code, taken);
    if (coupon.kind === "percent") takePercent(open(), coupon.amount, take);
    else if (coupon.kind === "fixed_cart") {
      takeFromCart(open, parseDecimal(coupon.amount, decimals), take);
    } else takeEach(open(), parseDecimal(coupon.amount, decimals), take);
  }
  return discounts;
}

/** Discounts an item by up to `wanted` and returns the actual discount. */
type Take = (item: DiscountedItem, wanted: number) => number;

const RANK = { fixed_product: 1, percent: 2, fixed_cart: 3 };

function byRank(one: CouponTerms, other: CouponTerms): number {
  return RANK[one.kind] - RANK[other.kind] || Number(one.amount) - Number(other.amount);
}

// Sort order of WooCommerce, which multiplies the line's price by its quantity once more. It decides
// which line gets the rounding remainder.
function byPrice(one: DiscountedItem, other: DiscountedItem): number {
  return other.price * other.quantity - one.price * one.quantity;
}

function takePercent(items: readonly DiscountedItem[], percent: string, take: Take): void {
  const rate = parseDecimal(percent, PERCENT_PLACES);
  const prices = items.map(({ price }) => toMinor(price));
  const whole = scale(sum(prices), rate, WHOLE, "down");
  const given = sum(items.map((item, at) => take(item, scaleDown(prices[at] ?? 0, rate, WHOLE))));
  takeRemainder(items, whole - given, take);
}

function takeEach(items: readonly DiscountedItem[], amount: number, take: Take): number {
  return sum(items.map((item) => take(item, amount * item.quantity)));
}

/** Spreads an amount evenly over all items, repeatedly until it is used up. */
function takeFromCart(open: () => DiscountedItem[], amount: number, take: Take): void {
  const items = open();
  const pieces = sum(items.map(({ quantity }) => quantity));
  if (pieces === 0 || amount <= 0) return;
  const each = Math.floor(amount / pieces);
  if (each === 0) return takeRemainder(items, amount, take);
  takeFromCart(open, amount - takeEach(items, each, take), take);
}

function takeRemainder(items: readonly DiscountedItem[], amount: number, take: Take): void {
  let left = amount;
  for (const item of items) {
    for (let piece = 0; piece < item.quantity && left > 0; piece += 1) left -= take(item, 1);
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
