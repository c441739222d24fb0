import { expect, test } from "vitest";
import { maxQuantity, stockNotice } from "./maxQuantity.ts";

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

test.each([
  ["Sold out.", { stockStatus: "OUT_OF_STOCK", stockQuantity: 0 }],
  ["Only 2 left.", { stockStatus: "IN_STOCK", stockQuantity: 2 }],
  ["", { stockStatus: "IN_STOCK", stockQuantity: 3 }],
  ["", { stockStatus: "IN_STOCK", stockQuantity: null }],
  ["", { stockStatus: "IN_STOCK", stockQuantity: 1, backordersAllowed: true }],
  ["", { stockStatus: "ON_BACKORDER", stockQuantity: 0 }],
  ["", {}],
])("stockNotice says “%s” of three units with the stock %j", (notice, stock) => {
  expect(stockNotice(stock, 3)).toBe(notice);
});
