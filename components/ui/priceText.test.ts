import { expect, test } from "vitest";
import { fromPrice, priceText, shortPrice } from "./priceText.ts";

test("priceText shows a range with an en dash", () => {
  expect(priceText("99,00&nbsp;€ - 140,00&nbsp;€")).toBe("99,00\u00a0€ – 140,00\u00a0€");
  expect(priceText("£18.00")).toBe("£18.00");
  expect(priceText(null)).toBe("");
});

test("shortPrice removes zero decimals only", () => {
  expect(shortPrice("£18.00")).toBe("£18");
  expect(shortPrice("£1.005,00")).toBe("£1.005");
  expect(shortPrice("£18.50")).toBe("£18.50");
});

test("fromPrice names the lowest price of a range, and nothing for one price", () => {
  expect(fromPrice("£92.00 - £210.00")).toBe("From £92.00");
  expect(fromPrice("£6.20 – £28.00")).toBe("From £6.20");
  expect(fromPrice("£92.00")).toBeUndefined();
});
