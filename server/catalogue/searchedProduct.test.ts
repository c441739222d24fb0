import { describe, expect, test } from "vitest";
import { searchFacts } from "./searchedProduct.ts";
import type { SearchedProduct } from "./searchedProduct.ts";

const product: SearchedProduct = {
  databaseId: 3,
  type: "SIMPLE",
  slug: "cup",
  name: "Cup",
  sku: null,
  shortDescription: null,
  description: null,
  onSale: null,
  purchasable: null,
  metaData: null,
  featured: null,
  averageRating: null,
  reviewCount: null,
  dateGmt: "2026-11-01T10:00:00",
  image: null,
  galleryImages: null,
  productCategories: { nodes: [{ databaseId: 2 }] },
  productTags: null,
};
const around = {
  paths: new Map([[2, ["Table", "Cups"]]]),
  popularity: new Map<number, number>(),
  colorAttributes: ["colour"],
};
const factsOf = (given: Partial<SearchedProduct>) => searchFacts({ ...product, ...given }, around);

describe("a product's prices", () => {
  test.each([
    ["12", "£12.00", [12]],
    ["20", "23,80&nbsp;€", [23.8]],
    ["18.00, 20.00, 45.00", "£18.00 - £45.00", [18, 45]],
    ["1.5", "BD 1.500", [1.5]],
    ["1200", "¥1,200", [1200]],
    ["£6.20 - £1,030.00", "£6.20 - £1,030.00", [6.2, 1030]],
    [null, "1.234,50&nbsp;€", [1234.5]],
    [null, null, []],
  ])("%s and %s are parsed to numbers", (price, words, prices) => {
    expect(factsOf({ price, words })?.prices).toEqual(prices);
  });

  test("are none for a product that cannot be bought, and 0 for a free one", () => {
    expect(factsOf({ price: null, purchasable: false })?.prices).toEqual([]);
    expect(factsOf({ price: null, purchasable: true })?.prices).toEqual([0]);
  });
});

test("The price of a grouped product is the sum of its parts in stock, in the quantities of the set", () => {
  const nodes = [
    { name: "Salt", price: "£6.20", raw: "5.17", stockStatus: "IN_STOCK" as const },
    { name: "Candle", price: "£28.00", raw: "23.33", stockStatus: "IN_STOCK" as const },
    { name: "Brush", price: "£9.00", raw: "7.5", stockStatus: "OUT_OF_STOCK" as const },
  ].map((part) => ({ ...part, __typename: "SimpleProduct" as const, purchasable: true }));
  const set = { price: "£6.20 - £28.00", words: "£6.20 - £28.00", parts: { nodes } };
  expect(factsOf(set)?.prices).toEqual([34.2]);
  const stated = { nodes: [{ options: ["2 × Salt"] }] };
  expect(factsOf({ ...set, stated })?.prices).toEqual([40.4]);
});

test("Only a product on sale has regular prices", () => {
  const regular = { regularPrice: "15.00, 37.50", regularWords: "£18.00 - £45.00" };
  expect(factsOf({ onSale: true, ...regular })?.regularPrices).toEqual([18, 45]);
  expect(factsOf({ onSale: true, regularPrice: "15", regularWords: null })?.regularPrices).toEqual(
    [],
  );
  expect(factsOf({ onSale: false, ...regular })?.regularPrices).toEqual([]);
});

test("A product with few fields still gets a record, unless it has no slug", () => {
  expect(factsOf({})).toMatchObject({
    type: "simple",
    categories: [["Table", "Cups"]],
    stockStatus: "instock",
    popularity: 0,
    publishedAt: Date.UTC(2026, 10, 1, 10) / 1000,
  });
  expect(factsOf({ slug: null })).toBeUndefined();
});

test("Attributes to choose are distinguished from descriptive ones", () => {
  const terms = { nodes: ["One", "Two"].map((name) => ({ name, slug: name })) };
  const attributes = {
    nodes: [
      { name: "pa_glaze", variation: true, visible: true, options: null, terms },
      { name: "pa_kind", variation: false, visible: false, options: null, terms },
      { name: "pa_material", variation: false, visible: true, options: null, terms },
    ],
  };
  const values = ["One", "Two"];
  expect(factsOf({ attributes })).toMatchObject({
    attributes: { glaze: values, kind: values, material: values },
    choices: ["glaze"],
    fact: values,
  });
});

test("A variation has the names of its terms, and its picture", () => {
  const terms = { nodes: [{ name: "Deep ink", slug: "%e5%a2%a8" }] };
  const attributes = {
    nodes: [{ name: "pa_glaze", variation: true, visible: true, options: null, terms }],
  };
  const made = (value: string, image: { sourceUrl: string; altText: null } | null) => ({
    sku: null,
    image,
    attributes: { nodes: [{ name: "pa_glaze", value }] },
  });
  const nodes = [made("墨", { sourceUrl: "/ink.webp", altText: null }), made("", null)];
  expect(factsOf({ attributes, variations: { nodes } })?.variations).toEqual([
    { options: { glaze: "Deep ink" }, picture: { src: "/ink.webp", alt: "" } },
    { options: {} },
  ]);
});

test("The popularity of a product is that of its rank among the bestsellers", () => {
  const popularity = new Map([[3, 4096]]);
  expect(searchFacts(product, { ...around, popularity })?.popularity).toBe(4096);
});
