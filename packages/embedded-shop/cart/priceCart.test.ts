import { describe, expect, test } from "vitest";
import type { StoredCoupon } from "#shop/catalogue/coupons.ts";
import { coupon, lines, settings, terms, withoutTax } from "./pricingFixture.ts";
import { startAddress } from "./address.ts";
import { priceCart } from "./priceCart.ts";

describe("priceCart", () => {
  test("extracts the tax from tax-inclusive prices, rounded per line", () => {
    const { totals } = priceCart(
      settings,
      lines({ cents: 999 }, { cents: 1200, quantity: 2 }),
      terms(),
    );
    expect(totals).toMatchObject({ subtotal: 833 + 2000, subtotalTax: 166 + 400 });
  });

  test("adds tax to tax-exclusive prices and to shipping", () => {
    const { totals, taxLines } = priceCart(withoutTax, lines({ cents: 1825 }), terms());
    expect(totals).toMatchObject({
      contents: 1825,
      contentsTax: 365,
      shipping: 395,
      shippingTax: 79,
    });
    expect(totals.total).toBe(1825 + 365 + 395 + 79);
    expect(taxLines.map(({ amount }) => amount)).toEqual([444]);
  });

  test("charges the same net price abroad, with a different tax or none", () => {
    const price = (country: string) => {
      const shipping = { ...startAddress(settings), country };
      return priceCart(settings, lines({ cents: 1200 }), terms({ shipping })).totals;
    };
    expect(price("GB")).toMatchObject({ subtotal: 1000, subtotalTax: 200 });
    expect(price("DE")).toMatchObject({ subtotal: 1000, subtotalTax: 190, shipping: 1200 });
    expect(price("FR")).toMatchObject({ subtotal: 1000, subtotalTax: 0 });
  });

  test("charges each tax class at its rate, and shipping at the standard rate if a line has it", () => {
    const { taxLines, totals } = priceCart(
      withoutTax,
      lines(
        { cents: 1000 },
        { cents: 1000, taxClass: "reduced-rate" },
        { cents: 500, taxStatus: "none" },
      ),
      terms(),
    );
    expect(taxLines.map(({ rate: { id }, amount }) => [id, amount])).toEqual([
      [1, 200 + 79],
      [2, 50],
    ]);
    expect(totals.tax).toBe(329);
  });

  test("charges shipping at the lines' rate, or at that of the shop's tax class for shipping", () => {
    const reduced = lines({ cents: 1000, taxClass: "reduced-rate" });
    expect(priceCart(withoutTax, reduced, terms()).totals.shippingTax).toBe(20);
    const standard = { ...withoutTax, shippingTaxClass: "" } as const;
    expect(priceCart(standard, reduced, terms()).totals.shippingTax).toBe(79);
  });

  test("returns no shipping rate when all products are virtual", () => {
    const { needsShipping, rates, totals } = priceCart(
      settings,
      lines({ cents: 1200, virtual: true }),
      terms(),
    );
    expect({ needsShipping, rates, shipping: totals.shipping }).toEqual({
      needsShipping: false,
      rates: [],
      shipping: 0,
    });
  });

  test("returns free shipping from its minimum after discounts, or with a coupon that grants it", () => {
    const rateFor = (cents: number, ...inForce: StoredCoupon[]) => {
      const cart = priceCart(settings, lines({ cents }), terms({ inForce }));
      return [cart.rates.map(({ id }) => id).includes("free_shipping:2"), cart.chosenRate?.id];
    };
    expect(rateFor(5999)).toEqual([false, "flat_rate:1"]);
    expect(rateFor(6000)).toEqual([true, "flat_rate:1"]);
    expect(rateFor(6000, coupon("fixed_cart", "0.01"))).toEqual([false, "flat_rate:1"]);
    expect(rateFor(100, coupon("percent", "0", { freeShipping: true }))).toEqual([
      true,
      "free_shipping:2",
    ]);
  });

  test("keeps a chosen shipping method while the rates are the same, and local pickup always", () => {
    const offeredMethods = ["flat_rate:1", "free_shipping:2", "local_pickup:3"];
    const chosen = (chosenMethod: string, cents: number) =>
      priceCart(settings, lines({ cents }), terms({ chosenMethod, offeredMethods })).chosenRate?.id;
    expect(chosen("free_shipping:2", 7000)).toBe("free_shipping:2");
    expect(chosen("free_shipping:2", 1000)).toBe("flat_rate:1");
    expect(chosen("local_pickup:3", 1000)).toBe("local_pickup:3");
  });
});
