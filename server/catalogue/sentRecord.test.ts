import { expect, test } from "vitest";
import { searchRecord } from "#relay/contract/search/searchRecord.ts";
import type { SearchedFacts } from "#relay/contract/search/searchRecord.ts";
import { sentRecord } from "./sentRecord.ts";

const facts: SearchedFacts = {
  id: 7,
  type: "simple",
  slug: "cafe-cup",
  name: "Café &amp; <b>cup</b>",
  skus: ["C-1", "", "C-1"],
  shortDescription: "<p>Small.</p><p>Round.</p>",
  description: "",
  categories: [["Table"], ["Table", "Cups"], ["Gifts &amp; more"]],
  tags: ["round", "blue"],
  attributes: { glaze: ["Ink &amp; ash"] },
  colorAttributes: ["colour", "glaze"],
  choices: ["glaze"],
  fact: ["Stoneware &amp; ash"],
  variations: [],
  prices: [12.5],
  onSale: false,
  regularPrices: [],
  priceNotes: [],
  stockStatus: "outofstock",
  featured: false,
  rating: 4.5,
  reviewCount: 2,
  popularity: 900,
  publishedAt: 1_790_000_000,
  pictures: [{ src: "/cup.webp", alt: "A cup" }],
};

test("A record contains a product as plain text and numbers", () => {
  expect(searchRecord(facts)).toMatchObject({
    objectID: "7",
    name: "Café & cup",
    sortName: "cafe & cup",
    sku: "C-1",
    skus: ["C-1"],
    shortDescription: "Small. Round.",
    categories: { lvl0: ["Gifts & more", "Table"], lvl1: ["Table > Cups"] },
    tags: ["blue", "round"],
    fact: "Stoneware & ash",
    attributes: { glaze: ["Ink & ash"] },
    price: 12.5,
    inStock: false,
  });
});

test("A record of a product without a SKU has none but those of its variations", () => {
  const record = searchRecord({ ...facts, skus: ["", "C-1-INK"] });
  expect(record).toMatchObject({ skus: ["C-1-INK"] });
  expect(record).not.toHaveProperty("sku");
});

test("A record has both ends of the price range, and no price if the product has none", () => {
  const prices = [18, 45, 20];
  expect(searchRecord({ ...facts, prices })).toMatchObject({ price: 18, maxPrice: 45 });
  const unpriced = searchRecord({ ...facts, prices: [] });
  expect(unpriced).not.toHaveProperty("price");
  expect(unpriced).not.toHaveProperty("maxPrice");
});

test("A record has both ends of the regular price range, or neither", () => {
  const reduced = searchRecord({ ...facts, onSale: true, regularPrices: [18, 45, 20] });
  expect(reduced).toMatchObject({ regularPrice: 18, maxRegularPrice: 45 });
  expect(searchRecord(facts)).not.toHaveProperty("regularPrice");
});

test("A record has the texts below its price, if there are any", () => {
  const priceNotes = ["£2.40 / 100 g"];
  expect(searchRecord({ ...facts, priceNotes })).toMatchObject({ priceNotes });
  expect(searchRecord(facts)).not.toHaveProperty("priceNotes");
});

test("A record's hash changes if and only if its content changes", () => {
  const hash = (changed: Partial<SearchedFacts> = {}) =>
    sentRecord(searchRecord({ ...facts, ...changed })).contentHash;
  expect(hash()).toBe(hash({ tags: ["blue", "round"] }));
  expect(hash()).not.toBe(hash({ prices: [12] }));
  expect(hash()).not.toBe(hash({ stockStatus: "instock" }));
});

test("A record has the pictures of its options, unless it is too large", () => {
  const pictured = (alt: string) => {
    const variations = ["Ink", "Oat"].map((glaze) => ({
      options: { glaze },
      picture: { src: `/${glaze}.webp`, alt },
    }));
    return sentRecord(searchRecord({ ...facts, variations }));
  };
  expect(pictured("A cup").optionPictures?.["glaze"]).toHaveProperty("Ink.src", "/Ink.webp");
  expect(pictured("ж".repeat(4000))).not.toHaveProperty("optionPictures");
});

test("A record that is too large loses text and pictures, but neither name nor price", () => {
  const pictures = Array.from({ length: 60 }, (_, at) => ({
    src: `/${"x".repeat(200)}${at}`,
    alt: "",
  }));
  const long = { description: "ж".repeat(4000), shortDescription: "ж".repeat(4000), pictures };
  const sent = sentRecord(searchRecord({ ...facts, ...long }));
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(10_000);
  expect(sent).toMatchObject({ name: "Café & cup", price: 12.5, pictures: [{ alt: "" }] });
});
