import { expect, test } from "vitest";
import { isMultiple } from "./isMultiple.ts";

test.each([
  ["£38.00", "£19.00", 2, true],
  ["$5,990.00", "$599.00", 10, true],
  ["1 520 kr", "760 kr", 2, true],
  // Without tax, £15.8333 each.
  ["£31.67", "£15.83", 2, true],
  ["£31.67", "£19.00", 2, false],
])("isMultiple compares %s with %s × %i", (amount, unitPrice, quantity, is) => {
  expect(isMultiple(amount, unitPrice, quantity)).toBe(is);
});
