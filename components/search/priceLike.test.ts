import { expect, test } from "vitest";
import { priceLike } from "./priceLike.ts";

test.each([
  ["£18.00", 6.5, "£6.50"],
  ["£18.00", 1234, "£1,234.00"],
  ["18,00 €", 1234.5, "1.234,50 €"],
  ["CHF 1’234.50", 1_000_000, "CHF 1’000’000.00"],
  ["¥1,200", 900, "¥900"],
  ["¥1,200", 12_000, "¥12,000"],
  ["12 kr", 7, "7 kr"],
])("beside a price of %s the amount %d is written %s too", (sample, amount, written) => {
  expect(priceLike(sample, amount)).toBe(written);
});

test("a shop whose prices say no amount is not written like", () => {
  expect(priceLike("Free", 3)).toBeUndefined();
});
