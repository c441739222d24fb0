import { expect, test } from "vitest";
import { stockWords } from "./stockWords.ts";

const inStock = { stockStatus: "IN_STOCK", stockQuantity: null, lowStockAmount: null };

test("says how many are left when they are few, by the shop's own measure", () => {
  expect(stockWords({ ...inStock, stockQuantity: 2 }).words).toBe("2 left.");
  expect(stockWords({ ...inStock, stockQuantity: 9, lowStockAmount: 10 }).words).toBe("9 left.");
  expect(stockWords({ ...inStock, stockQuantity: 38 }).words).toBe("In stock");
});

test("does not count what the shop does not count", () => {
  expect(stockWords(inStock)).toEqual({ tone: "good", words: "In stock" });
});

test("says nothing where the shop says nothing", () => {
  expect(stockWords({ ...inStock, stockStatus: null }).words).toBe("");
});

test("says when nothing can be had, or only later", () => {
  expect(stockWords({ ...inStock, stockStatus: "OUT_OF_STOCK" }).tone).toBe("gone");
  const later = stockWords({ ...inStock, stockStatus: "ON_BACKORDER" });
  expect(later.tone).toBe("warn");
  expect(later.words).toMatch(/^Can be backordered\./);
});

test("says that more can be had than are left", () => {
  const few = { ...inStock, stockQuantity: 2, backordersAllowed: true };
  expect(stockWords(few).words).toBe("2 left. More can be backordered.");
});
