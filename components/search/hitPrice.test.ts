import { expect, test } from "vitest";
import { displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { hitPrice } from "./hitPrice.ts";

test.each([
  [{ type: "simple", price: 6.5, maxPrice: 6.5 }, "£6.50"],
  [{ type: "variable", price: 92, maxPrice: 210 }, "£92.00 – £210.00"],
  [{ type: "grouped", price: 72.2, maxPrice: 72.2 }, "Set from £72.20"],
  [{ type: "grouped", price: 95, maxPrice: 95 }, "Set from £95.00"],
  [{ type: "grouped", price: 6.2, maxPrice: 28 }, "£6.20 – £28.00"],
  [{ type: "simple", price: 0, maxPrice: 0 }, "Free"],
  [{ type: "simple" }, undefined],
])("The price of the hit %j is %s", (hit, price) => {
  expect(hitPrice(hit, displayedFormat({ text: "£18.00", raw: "18" }))).toBe(price);
});
