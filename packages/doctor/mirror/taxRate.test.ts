import { expect, test } from "vitest";
import { taxRateOf } from "./taxRate.ts";

test.each([
  [20, 5.42, 27.08, 2],
  [8.25, 4.13, 50, 2],
  [5.5, 0.52, 9.48, 2],
  [10, 120, 1_200, 0],
  [0, 0, 50, 2],
])("the rate of %s %% follows from %s on %s", (rate, tax, net, decimals) => {
  expect(taxRateOf(tax, net, decimals)).toBe(String(rate));
});
