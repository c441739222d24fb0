import { expect, test } from "vitest";
import { demoShop } from "#server/embedded/shop/demo/demoShop.ts";
import { largeShop } from "./largeShop.ts";

const ownGoods = demoShop.products.length;

test("keeps the base's goods and adds as many as asked for", () => {
  const large = largeShop(demoShop, 3000);
  expect(large.products).toHaveLength(3000);
  expect(large.products.slice(0, ownGoods)).toEqual(demoShop.products);
});

test("gives every product a slug and a name of its own", () => {
  const { products } = largeShop(demoShop, 3000);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(3000);
  expect(new Set(products.map(({ name }) => name)).size).toBe(3000);
});

test("is the same shop for the same numbers", () => {
  expect(largeShop(demoShop, 500)).toEqual(largeShop(demoShop, 500));
});
