import { expect, test } from "vitest";
import { demoShop } from "#shop/demoShop.ts";
import { largeShop } from "./largeShop.ts";

const ownCount = demoShop.products.length;

test("largeShop keeps the base's products and adds the requested number", () => {
  const large = largeShop(demoShop, 3000);
  expect(large.products).toHaveLength(3000);
  expect(large.products.slice(0, ownCount)).toEqual(demoShop.products);
});

test("largeShop gives every product a unique slug and name", () => {
  const { products } = largeShop(demoShop, 3000);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(3000);
  expect(new Set(products.map(({ name }) => name)).size).toBe(3000);
});

test("largeShop is deterministic", () => {
  expect(largeShop(demoShop, 500)).toEqual(largeShop(demoShop, 500));
});
