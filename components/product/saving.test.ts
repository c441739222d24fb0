import { expect, test } from "vitest";
import { saving } from "./saving.ts";

test.each([
  ["£26.00", "£32.00", "£6"],
  ["£25.50", "£32.00", "£6.50"],
  ["1.199,90&nbsp;€", "1.210,50&nbsp;€", "10,60\u00a0€"],
  ["¥680", "¥980", "¥300"],
  ["$1,090.00", "$2,340.00", "$1250"],
])("A price of %s, reduced from %s, saves %s", (price, regularPrice, saved) => {
  expect(saving(price, regularPrice)).toBe(saved);
});

test.each([
  ["a range", "£18.00 - £26.00", "£24.00 - £32.00"],
  ["a range with a single regular price", "£18.00 - £26.00", "£32.00"],
  ["a separator of either decimals or thousands", "KD 1.000", "KD 1.250"],
  ["prices with different numbers of decimals", "£24.50", "£30"],
  ["a raised price", "£32.00", "£26.00"],
  ["a missing regular price", "£26.00", null],
])("No saving is stated for %s", (_, price, regularPrice) => {
  expect(saving(price, regularPrice)).toBeUndefined();
});
