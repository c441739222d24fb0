import { expect, test } from "vitest";
import { stockLabel } from "./StockLine.tsx";

const inStock = { stockStatus: "IN_STOCK", stockQuantity: null, lowStockAmount: null };

test("stockLabel states the quantity below the shop's low-stock amount", () => {
  expect(stockLabel({ ...inStock, stockQuantity: 2 }).text).toBe("2 left.");
  expect(stockLabel({ ...inStock, stockQuantity: 9, lowStockAmount: 10 }).text).toBe("9 left.");
  expect(stockLabel({ ...inStock, stockQuantity: 38 }).text).toBe("In stock");
});

test("stockLabel states no quantity for a product without stock management", () => {
  expect(stockLabel(inStock)).toEqual({ tone: "good", text: "In stock" });
});

test("stockLabel is empty without a stock status", () => {
  expect(stockLabel({ ...inStock, stockStatus: null }).text).toBe("");
});

test("stockLabel distinguishes sold-out products from those on backorder", () => {
  expect(stockLabel({ ...inStock, stockStatus: "OUT_OF_STOCK" }).tone).toBe("gone");
  const later = stockLabel({ ...inStock, stockStatus: "ON_BACKORDER" }, "Made to order.");
  expect(later.tone).toBe("warn");
  expect(later.text).toMatch(/^Made to order\./);
});

test("stockLabel promises no time for a backorder in a shop without a text of its own", () => {
  const { text } = stockLabel({ ...inStock, stockStatus: "ON_BACKORDER" });
  expect(text).toBe("Available on backorder");
});

test("stockLabel says that more than the remaining stock can be backordered", () => {
  const few = { ...inStock, stockQuantity: 2, backordersAllowed: true };
  expect(stockLabel(few).text).toBe("2 left. More can be ordered.");
});
