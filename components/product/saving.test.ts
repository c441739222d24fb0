import { expect, test } from "vitest";
import { rangedSaleLabel, saleLabel } from "./saving.ts";

test.each([
  ["£26.00", "£32.00", "£6"],
  ["£25.50", "£32.00", "£6.50"],
  ["1.199,90&nbsp;€", "1.210,50&nbsp;€", "10,60\u00a0€"],
  ["¥680", "¥980", "¥300"],
  ["$1,090.00", "$2,340.00", "$1,250"],
  ["1 090,50 kr", "2 340,00 kr", "1 249,50 kr"],
  ["1'090", "12'340", "11'250"],
  ["$1090.00", "$2340.00", "$1250"],
  ["BD 0.750", "BD 1.250", "BD 0.500"],
])("A price of %s, reduced from %s, saves %s", (price, regularPrice, saved) => {
  expect(saleLabel({ price, regularPrice })).toBe(`Save ${saved}`);
});

test.each([
  ["BD 24.750", "BD 30.250", "22.5", "BD 5.500"],
  ["KD 1.000", "KD 1.250", "1", "KD 0.250"],
  ["Rp 1.000", "Rp 1.250", "1000", "Rp 250"],
])(
  "A price of %s, reduced from %s, with the raw price %s saves %s",
  (price, regularPrice, raw, saved) => {
    expect(saleLabel({ price, regularPrice, raw })).toBe(`Save ${saved}`);
  },
);

test.each([
  ["a range", "£18.00 - £26.00", "£24.00 - £32.00"],
  ["a range with a single regular price", "£18.00 - £26.00", "£32.00"],
  ["a separator of either decimals or thousands", "KD 1.000", "KD 1.250"],
  ["prices with different numbers of decimals", "£24.50", "£30"],
  ["a raised price", "£32.00", "£26.00"],
  ["a missing regular price", "£26.00", null],
])("No saving is stated for %s", (_, price, regularPrice) => {
  expect(saleLabel({ price, regularPrice })).toBe("Sale");
});

test("rangedSaleLabel states the largest saving of the variations, whatever its decimals", () => {
  const shelf = { price: "£92.00", regularPrice: "£112.00" };
  const floor = { price: "£210.00", regularPrice: "£248.00" };
  const small = { price: "£8.50", regularPrice: "£30.00" };
  expect(rangedSaleLabel([shelf, floor, small])).toBe("Save up to £38");
  expect(rangedSaleLabel([shelf, small])).toBe("Save up to £21.50");
  expect(rangedSaleLabel([shelf, shelf])).toBe("Save £20");
  expect(rangedSaleLabel([shelf, { price: "£9.00", regularPrice: "£9.00" }])).toBe(
    "Save up to £20",
  );
});

test("rangedSaleLabel states no amount if a saving is unknown, or there is none", () => {
  const unknown = { price: "KD 1.000", regularPrice: "KD 1.250" };
  expect(rangedSaleLabel([{ price: "£92.00", regularPrice: "£112.00" }, unknown])).toBe("Sale");
  expect(rangedSaleLabel([])).toBe("Sale");
});
