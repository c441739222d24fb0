import { expect, test } from "vitest";
import type { Product } from "#shop/merchandise.ts";
import { recordReader } from "./catalogueRecords.ts";
import { openSmallShop } from "./smallShopFixture.ts";

test("A product's record has its texts, prices, terms, pictures and figures", async () => {
  const read = recordReader(await openSmallShop(), ["glaze"]);
  const uploads = "https://shop.example/wp-content/uploads";
  expect(read(101)).toMatchObject({
    objectID: "101",
    slug: "mug",
    name: "Mug & saucer",
    shortDescription: "For tea",
    sku: "MUG",
    skus: ["MUG", "MUG-OAT"],
    categories: { lvl0: ["Table"], lvl1: ["Table > Mugs"] },
    tags: ["Bestseller", "Handmade"],
    attributes: { glaze: ["Oat", "Ink"], clay: ["Stoneware"] },
    colors: ["Oat", "Ink"],
    facetFields: ["attributes.clay", "attributes.glaze", "colors"],
    choices: ["glaze"],
    fact: "Stoneware",
    price: 15,
    maxPrice: 24,
    onSale: true,
    regularPrice: 20,
    maxRegularPrice: 24,
    inStock: true,
    featured: true,
    rating: 4.5,
    reviewCount: 2,
    popularity: 12,
    publishedAt: Date.parse("2026-01-01T00:00:00Z") / 1000,
    pictures: [
      { src: `${uploads}/mug-1200x1500.webp`, alt: "A mug" },
      { src: `${uploads}/saucer-1200x1500.webp`, alt: "A saucer" },
    ],
    optionPictures: { glaze: { Ink: { alt: "A mug-ink" } } },
  });
});

test("A product without sale, variations and stock has none of them in its record", async () => {
  const record = recordReader(await openSmallShop(), [])(102);
  expect(record).toMatchObject({
    price: 6,
    maxPrice: 6,
    onSale: false,
    inStock: false,
    stockStatus: "outofstock",
    choices: [],
    colors: [],
    facetFields: [],
  });
  expect(record).not.toHaveProperty("regularPrice");
  expect(record).not.toHaveProperty("optionPictures");
});

test("A record has prices as the shop displays them, with tax or without", async () => {
  const shop = await openSmallShop();
  const settings = { ...shop.settings, displayPricesWithTax: false };
  expect(recordReader({ ...shop, settings }, [])(102)).toMatchObject({ price: 5, maxPrice: 5 });
});

/** Reads the record of a brush with these properties. */
async function brushWith(facts: Partial<Product>) {
  const shop = await openSmallShop({ id: 103, slug: "brush", ...facts });
  return recordReader(shop, [])(103);
}

test.each(["visible", "search"] as const)(
  "The search lists a product whose visibility is %s",
  async (visibility) => {
    expect(await brushWith({ visibility })).toMatchObject({ slug: "brush" });
  },
);

test.each<Partial<Product>>([
  { visibility: "catalog" },
  { visibility: "hidden" },
  { status: "draft" },
  { status: "private" },
  { password: "secret" },
])("The search does not list a product with %j", async (facts) => {
  expect(await brushWith(facts)).toBeUndefined();
});

test("A record has the price of a free product, and none if the product has none", async () => {
  expect(await brushWith({ regularPrice: "0" })).toMatchObject({ price: 0, maxPrice: 0 });
  const unpriced = await brushWith({ type: "external", regularPrice: "" });
  expect(unpriced).not.toHaveProperty("price");
  expect(unpriced).not.toHaveProperty("maxPrice");
});

test("A product that does not exist has no record", async () => {
  expect(recordReader(await openSmallShop(), [])(999)).toBeUndefined();
});
