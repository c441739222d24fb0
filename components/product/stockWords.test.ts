import { expect, test } from "vitest";
import { stockWords } from "./stockWords.ts";

const inStock = { stockStatus: "IN_STOCK", stockQuantity: null, lowStockAmount: null };

test("stockWords states the quantity below the shop's low-stock amount", () => {
  expect(stockWords({ ...inStock, stockQuantity: 2 }).words).toBe("2 left.");
  expect(stockWords({ ...inStock, stockQuantity: 9, lowStockAmount: 10 }).words).toBe("9 left.");
  expect(stockWords({ ...inStock, stockQuantity: 38 }).words).toBe("In stock");
});

test("stockWords states no quantity for a product without stock management", () => {
  expect(stockWords(inStock)).toEqual({ tone: "good", words: "In stock" });
});

test("stockWords is empty without a stock status", () => {
  expect(stockWords({ ...inStock, stockStatus: null }).words).toBe("");
});

test("stockWords distinguishes sold-out products from those on backorder", () => {
  expect(stockWords({ ...inStock, stockStatus: "OUT_OF_STOCK" }).tone).toBe("gone");
  const later = stockWords({ ...inStock, stockStatus: "ON_BACKORDER" });
  expect(later.tone).toBe("warn");
  expect(later.words).toMatch(/^Can be backordered\./);
});

test("stockWords says that more than the remaining stock can be backordered", () => {
  const few = { ...inStock, stockQuantity: 2, backordersAllowed: true };
  expect(stockWords(few).words).toBe("2 left. More can be backordered.");
});
