import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMicro } from "#shop/money/microUnits.ts";
import { discountsOf } from "./discounts.ts";
import type { CouponTerms, DiscountedItem } from "./discounts.ts";

const item = (key: string, cents: number, quantity = 1): DiscountedItem => ({
  key,
  quantity,
  price: toMicro(cents * quantity),
});
const coupon = (kind: CouponTerms["kind"], amount: string): CouponTerms => ({
  code: `${kind}-${amount}`,
  kind,
  amount,
});
const taken = (items: DiscountedItem[], ...coupons: CouponTerms[]) =>
  [...discountsOf(items, coupons, 2).values()].map((discount) => Object.fromEntries(discount));

const items = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 4 }),
    cents: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
);
const cents = fc.integer({ min: 1, max: 100_000 });
const euros = (amount: number) => (amount / 100).toFixed(2);
const priceOf = ({ cents: each, quantity }: { cents: number; quantity: number }) => each * quantity;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("discountsOf", () => {
  test("gives the remaining cents of a percentage to the most expensive lines", () => {
    expect(taken([item("a", 333), item("b", 335)], coupon("percent", "10"))).toEqual([
      { a: 33, b: 34 },
    ]);
  });

  test("rounds half a unit of a line's price down, so that no discount exceeds it", () => {
    const price = toMicro(2) + toMicro(1) / 2;
    const abroad = { key: "a", quantity: 1, price };
    expect(taken([abroad], coupon("fixed_product", "0.99"))).toEqual([{ a: 2 }]);
  });

  test("spreads a fixed cart discount over the items, and its remainder again", () => {
    expect(taken([item("a", 100, 2), item("b", 1000)], coupon("fixed_cart", "5.00"))).toEqual([
      { a: 200, b: 300 },
    ]);
    expect(
      taken([item("a", 1000), item("b", 900), item("c", 800)], coupon("fixed_cart", "1")),
    ).toEqual([{ a: 34, b: 33, c: 33 }]);
  });

  test("applies a fixed product discount to every item, at most its price", () => {
    expect(taken([item("a", 1000, 3), item("b", 150)], coupon("fixed_product", "2"))).toEqual([
      { a: 600, b: 150 },
    ]);
  });

  test("applies product coupons first, then percentages of the full price, then cart coupons", () => {
    const coupons = [
      coupon("fixed_cart", "1"),
      coupon("percent", "50"),
      coupon("fixed_product", "6"),
    ];
    const discounts = discountsOf([item("a", 1000)], coupons, 2);
    expect([...discounts.keys()]).toEqual(["fixed_product-6", "percent-50", "fixed_cart-1"]);
    expect([...discounts.values()].map((discount) => discount.get("a") ?? 0)).toEqual([
      600, 400, 0,
    ]);
  });

  test("gives a fixed cart discount in full, or as much as the cart costs", () => {
    fc.assert(
      fc.property(items, cents, (generated, amount) => {
        const lines = generated.map(({ key, cents: each, quantity }) => item(key, each, quantity));
        const [discount = new Map<string, number>()] = discountsOf(
          lines,
          [coupon("fixed_cart", euros(amount))],
          2,
        ).values();
        expect(sum([...discount.values()])).toBe(Math.min(amount, sum(generated.map(priceOf))));
      }),
    );
  });

  test("gives percentage discounts that add up to the percentage of the lines' sum", () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 100 }), (generated, percent) => {
        const lines = generated.map(({ key, cents: each, quantity }) => item(key, each, quantity));
        const [discount = new Map<string, number>()] = discountsOf(
          lines,
          [coupon("percent", String(percent))],
          2,
        ).values();
        const hundredths = sum(generated.map(priceOf)) * percent;
        const whole = Math.floor(hundredths / 100) + (hundredths % 100 > 50 ? 1 : 0);
        expect(sum([...discount.values()])).toBe(whole);
      }),
    );
  });

  test("never discounts a line below zero, for any combination of coupons", () => {
    const kinds = fc.constantFrom<CouponTerms["kind"]>("percent", "fixed_cart", "fixed_product");
    const coupons = fc.uniqueArray(
      fc.tuple(kinds, cents).map(([kind, amount]) => coupon(kind, euros(amount))),
      { selector: ({ code }) => code, maxLength: 4 },
    );
    fc.assert(
      fc.property(items, coupons, (generated, applied) => {
        const lines = generated.map(({ key, cents: each, quantity }) => item(key, each, quantity));
        const discounts = [...discountsOf(lines, applied, 2).values()];
        for (const line of generated) {
          const off = discounts.map((discount) => discount.get(line.key) ?? 0);
          expect(Math.min(0, ...off)).toBe(0);
          expect(sum(off)).toBeLessThanOrEqual(priceOf(line));
        }
      }),
    );
  });
});
