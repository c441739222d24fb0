import { expect, test } from "vitest";
import { displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { formatPriceLike, formatRangeLike } from "./formatPriceLike.ts";

test.each([
  ["£210.00", "210", 19, "£19.00"],
  ["£1,210.00", "1210", 2345.5, "£2,345.50"],
  ["1.234,50 €", "1234.5", 12.5, "12,50 €"],
  ["1.234,50 €", "1234.5", 9876543, "9.876.543,00 €"],
  ["12,50 €", "12.5", 5000, "5.000,00 €"],
  ["1 234,50 zł", "1234.5", 5000, "5 000,00 zł"],
  ["¥1,234", "1234", 900, "¥900"],
  ["¥900", "900", 1234, "¥1,234"],
  ["CHF 1’234.50", "1234.5", 4321, "CHF 4’321.00"],
  ["BD 1.500", "1.5", 24.75, "BD 24.750"],
  ["Rp 1.500", "1500", 24750, "Rp 24.750"],
])(
  "formatPriceLike, with the price %s (raw %s), formats %d as %s",
  (text, raw, amount, expected) => {
    expect(formatPriceLike(displayedFormat({ text, raw }), amount)).toBe(expected);
  },
);

test("formatPriceLike prints a plain number without the shop's format", () => {
  expect(formatPriceLike(undefined, 12.5)).toBe("12.50");
});

test("formatRangeLike states the lowest and the highest price", () => {
  const format = displayedFormat({ text: "£1.00", raw: "1" });
  expect(formatRangeLike(format, 19, 21)).toBe("£19.00 – £21.00");
  expect(formatRangeLike(format, 19, 19)).toBe("£19.00");
});
