import { expect, test } from "vitest";
import { saving } from "./saving.ts";

test.each([
  ["£26.00", "£32.00", "£6"],
  ["£25.50", "£32.00", "£6.50"],
  ["1.199,90&nbsp;€", "1.210,50&nbsp;€", "10,60\u00a0€"],
  ["¥680", "¥980", "¥300"],
  ["$1,090.00", "$2,340.00", "$1250"],
])("of %s, which was %s, %s less is paid", (price, regularPrice, saved) => {
  expect(saving(price, regularPrice)).toBe(saved);
});

test.each([
  ["a range", "£18.00 - £26.00", "£24.00 - £32.00"],
  ["a range of which one end is given", "£18.00 - £26.00", "£32.00"],
  ["dinars or thousands", "KD 1.000", "KD 1.250"],
  ["decimals that are left out where there are none", "£24.50", "£30"],
  ["a price that went up", "£32.00", "£26.00"],
  ["a price that is not told", "£26.00", null],
])("%s says nothing of what is saved", (_, price, regularPrice) => {
  expect(saving(price, regularPrice)).toBeUndefined();
});
