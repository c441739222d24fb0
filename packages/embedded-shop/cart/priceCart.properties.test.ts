import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinor } from "#shop/money/microUnits.ts";
import { coupon, lines, settings, terms, withoutTax } from "./pricingFixture.ts";
import { startAddress } from "./address.ts";
import { priceCart } from "./priceCart.ts";

describe("priceCart, for any cart:", () => {
  const products = fc.array(
    fc.record({
      cents: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      taxClass: fc.constantFrom("" as const, "reduced-rate" as const, "zero-rate" as const),
      virtual: fc.boolean(),
    }),
    { maxLength: 10 },
  );
  const shops = fc.constantFrom(settings, withoutTax);
  const countries = fc.constantFrom("GB", "DE", "FR");
  const coupons = fc.subarray([
    coupon("percent", "12.5"),
    coupon("fixed_cart", "7.77"),
    coupon("fixed_product", "0.99"),
  ]);

  test("the total is the sum of its parts, and so is the tax", () => {
    fc.assert(
      fc.property(shops, products, countries, coupons, (shop, generated, country, inForce) => {
        const shipping = { ...startAddress(shop), country };
        const cart = priceCart(shop, lines(...generated), terms({ shipping, inForce }));
        const { totals, taxLines } = cart;
        const parts = cart.lines.map(({ total }) => toMinor(total.net) + total.tax);
        expect(totals.total).toBe(sum(parts) + totals.shipping + totals.shippingTax);
        expect(sum(taxLines.map(({ amount }) => amount))).toBe(totals.tax);
        expect(Math.min(0, ...parts)).toBe(0);
      }),
    );
  });

  test("with tax-inclusive prices, a domestic shopper pays the prices less the discounts", () => {
    fc.assert(
      fc.property(products, coupons, (generated, inForce) => {
        const cart = priceCart(settings, lines(...generated), terms({ inForce }));
        const prices = sum(generated.map(({ cents, quantity }) => cents * quantity));
        const { contents, contentsTax, discount, discountTax } = cart.totals;
        expect(contents + contentsTax).toBe(prices - toMinor(discount + discountTax));
      }),
    );
  });

  test("the order of the lines does not change the totals", () => {
    fc.assert(
      fc.property(
        shops,
        fc.array(products, { maxLength: 1 }),
        coupons,
        (shop, [generated = []], inForce) => {
          const stocked = lines(...distinctWeights(generated));
          const forwards = priceCart(shop, stocked, terms({ inForce }));
          const backwards = priceCart(shop, stocked.toReversed(), terms({ inForce }));
          expect(backwards.totals).toEqual(forwards.totals);
        },
      ),
    );
  });
});

// Lines of equal weight get the last cent of a discount by their order, here as in WooCommerce.
function distinctWeights<Line extends { cents: number; quantity: number }>(all: Line[]): Line[] {
  const weights = all.map(({ cents, quantity }) => cents * quantity * quantity);
  return all.filter((_, at) => weights.indexOf(weights[at] ?? 0) === at);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
