import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurrencySettings } from "#shop/merchandise.ts";
import { parseDecimal } from "./decimal.ts";
import {
  amountHtml,
  decimalAmount,
  formatAmount,
  formatMicro,
  rawAmount,
  rawMicro,
} from "./format.ts";

const dollars: CurrencySettings = {
  code: "USD",
  symbol: "$",
  position: "left",
  decimals: 2,
  decimalSeparator: ".",
  thousandSeparator: ",",
};
const euros: CurrencySettings = {
  code: "EUR",
  symbol: "€",
  position: "right_space",
  decimals: 2,
  decimalSeparator: ",",
  thousandSeparator: ".",
};
const yen: CurrencySettings = { ...dollars, code: "JPY", symbol: "¥", decimals: 0 };

test.each([
  [dollars, 195391, "$1,953.91"],
  [dollars, 0, "$0.00"],
  [dollars, -2000, "-$20.00"],
  [dollars, 100_000_000, "$1,000,000.00"],
  [euros, 195391, "1.953,91&nbsp;€"],
  [{ ...euros, position: "left_space" as const }, 5, "€&nbsp;0,05"],
  [{ ...dollars, position: "right" as const }, 99999, "999.99$"],
  [yen, 1200, "¥1,200"],
])("The currency %o formats %i as %s", (currency, minor, shown) => {
  expect(formatAmount(minor, currency)).toBe(shown);
});

test("Raw amounts have neither trailing zeros nor rounding", () => {
  expect(rawAmount(1800, dollars)).toBe("18");
  expect(rawAmount(2150, euros)).toBe("21.5");
  expect(decimalAmount(1800, dollars)).toBe("18.00");
  expect(rawMicro(29_700_000, dollars)).toBe("0.297");
  expect(formatMicro(29_700_000, dollars)).toBe("$0.30");
});

test("Messages wrap an amount in WooCommerce's markup", () => {
  expect(amountHtml(5000, dollars)).toBe(
    '<span class="woocommerce-Price-amount amount"><bdi>' +
      '<span class="woocommerce-Price-currencySymbol">&#036;</span>50.00</bdi></span>',
  );
});

test("A formatted amount parses back without its separators", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      const shown = formatAmount(minor, euros);
      const plain = shown.replace("&nbsp;€", "").replaceAll(".", "").replace(",", ".");
      expect(parseDecimal(plain, 2)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});
