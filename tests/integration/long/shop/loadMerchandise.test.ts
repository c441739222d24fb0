import { expect, test } from "vitest";
import {
  findProduct,
  findVariation,
  variationsOf,
  loadMerchandise,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Product } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop, referenceShop } from "#tests/worlds/backends/referenceShop.ts";

const today = new Date("2026-11-20T12:00:00Z");

function plain(slug: string, facts: Partial<Product> = {}): Product {
  return {
    slug,
    name: slug,
    type: "simple",
    shortDescription: "",
    description: "",
    categories: ["music"],
    pictures: [],
    regularPrice: "1",
    ...facts,
  };
}

const shopWith = (...products: Product[]) => ({ ...referenceShop, products });

test("given product IDs are kept, and others are assigned above them", async () => {
  const shop = await openReferenceShop();
  loadMerchandise(shop.database, shopWith(plain("first"), plain("second", { id: 70 })), { today });
  expect(findProduct(shop, { slug: "second" })?.id).toBe(70);
  expect(findProduct(shop, { slug: "first" })?.id).toBe(71);
});

test("amounts are converted exactly to the currency's smallest unit", async () => {
  const shop = await openReferenceShop();
  expect(findProduct(shop, { slug: "e-book" })?.price).toBe(999);
  expect(findProduct(shop, { sku: "unicode-tee" })?.regularPrice).toBe(2150);
});

test('a variation is named after its fixed options, and an "any" option stays open', async () => {
  const shop = await openReferenceShop();
  expect(findVariation(shop, { id: 34 })?.name).toBe("Hoodie - Blue, Yes");
  expect(findVariation(shop, { id: 24 })).toMatchObject({
    name: "V-Neck T-Shirt - Red",
    attributes: [
      { name: "pa_color", label: "Color", value: "red", termId: 24 },
      { name: "pa_size", label: "pa_size", value: "", termId: 0 },
    ],
  });
});

test("variations without a stock quantity share their parent's", async () => {
  const shop = await openReferenceShop();
  const jacket = plain("jacket", {
    type: "variable",
    stock: { quantity: 4 },
    attributes: [
      {
        name: "Cut",
        scope: "local",
        options: ["Long", "Short"],
        usedForVariations: true,
        visible: true,
      },
    ],
    variations: [
      { attributes: { Cut: "Long" }, regularPrice: "9" },
      { attributes: { Cut: "Short" }, regularPrice: "9", stock: { quantity: 0 } },
    ],
  });
  loadMerchandise(shop.database, shopWith(jacket), { today });
  const parent = findProduct(shop, { slug: "jacket" });
  const variations = parent ? variationsOf(shop, parent) : [];
  expect(variations).toMatchObject([
    { manageStock: "parent", stockQuantity: 4, stockStatus: "instock" },
    { manageStock: "own", stockQuantity: 0, stockStatus: "outofstock" },
  ]);
});

test("merchandise with an unknown reference changes nothing", async () => {
  const shop = await openReferenceShop();
  const broken = shopWith(plain("one", { upsells: ["nowhere"] }));
  expect(() => loadMerchandise(shop.database, broken, { today })).toThrow(
    '"one" refers to "nowhere", which is no product',
  );
  expect(findProduct(shop, { slug: "beanie" })).toBeDefined();
});
