import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurrencySettings } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { addCurrencies, exchanged, exchangedText, leastOwn, shopIn } from "./currencies.ts";

const own: CurrencySettings = {
  code: "GBP",
  symbol: "£",
  position: "left",
  decimals: 2,
  decimalSeparator: ".",
  thousandSeparator: ",",
};

/** A shop with a second currency, in which it is returned. */
function shopWith(rate: string, decimals = 2): Shop {
  const other = { ...own, code: "XTS", decimals, rate };
  const settings = { currency: own, currencies: [other], shippingZones: [] };
  const shop = { settings, currencies: new Map() } as unknown as Shop;
  addCurrencies(shop);
  return shopIn(shop, "XTS");
}

test("An amount is exchanged to the other currency's smallest unit, half a unit up", () => {
  expect([1350, 375, 1].map((amount) => exchanged(shopWith("1.17"), amount))).toEqual([
    1580, 439, 1,
  ]);
  expect(exchangedText(shopWith("1.17"), "5.00")).toBe("5.85");
  expect(exchangedText(shopWith("190.5", 0), "13.50")).toBe("2572");
  expect(exchangedText(shopWith("1.17"), "")).toBe("");
});

test("The least own amount of a bound is the first that is exchanged to it or above", () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 });
  const rates = fc.integer({ min: 1, max: 100_000_000 }).map((rate) => (rate / 10_000).toFixed(4));
  fc.assert(
    fc.property(amounts, rates, fc.constantFrom(0, 2, 3), (bound, rate, decimals) => {
      const shop = shopWith(rate, decimals);
      const least = leastOwn(shop, bound);
      expect(exchanged(shop, least)).toBeGreaterThanOrEqual(bound);
      expect(exchanged(shop, least - 1)).toBeLessThan(bound);
    }),
  );
});
