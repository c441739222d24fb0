import { expect, test } from "vitest";
import { maxQuantity } from "./maxQuantity.ts";

const stocked = { stockStatus: "IN_STOCK", stockQuantity: 3, backordersAllowed: false };

test("The stock limits a quantity", () => {
  expect(maxQuantity(stocked)).toBe(3);
});

test.each([
  ["backorders are allowed", { ...stocked, backordersAllowed: true }],
  ["the stock is not counted", { ...stocked, stockQuantity: null }],
  ["the product is on backorder", { ...stocked, stockStatus: "ON_BACKORDER" }],
])("A quantity is not limited if %s", (_, stock) => {
  expect(maxQuantity(stock)).toBeUndefined();
});
