import { expect, test } from "vitest";
import { stockNotice } from "./stockNotice.ts";

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
