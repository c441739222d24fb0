import { expect, test } from "vitest";
import { formatPriceLike, formatRangeLike } from "./formatPriceLike.ts";

test.each([
  ["£210.00", 19, "£19.00"],
  ["£1,210.00", 2345.5, "£2,345.50"],
  ["1.234,50 €", 12.5, "12,50 €"],
  ["1.234,50 €", 9876543, "9.876.543,00 €"],
  ["1 234,50 zł", 5000, "5 000,00 zł"],
  ["¥1,234", 900, "¥900"],
  ["¥900", 1234, "¥1,234"],
  ["CHF 1’234.50", 4321, "CHF 4’321.00"],
  [undefined, 12.5, "12.50"],
])("formatPriceLike, with the sample %s, formats %d as %s", (sample, amount, expected) => {
  expect(formatPriceLike(sample, amount)).toBe(expected);
});

test("formatRangeLike states the lowest and the highest price", () => {
  expect(formatRangeLike("£1.00", 19, 21)).toBe("£19.00 – £21.00");
  expect(formatRangeLike("£1.00", 19, 19)).toBe("£19.00");
});
