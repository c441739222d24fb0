import { expect, test } from "vitest";
import { indexingOf, isIndexed, ownAddress } from "./indexing.ts";

const place = (search: Record<string, string>) => ({
  path: "/products",
  search,
  shopName: "Osier",
  site: {},
});

test.each([
  [undefined, "never"],
  [{ rendering: "personal" }, "never"],
  [{ rendering: "onRequest", parameters: { listing: ["q"] } }, "never"],
  [{ rendering: "prerendered" }, "one"],
  [{ rendering: "prerendered", parameters: { listing: ["after"] } }, "parts"],
] as const)("of a page with the rules %j, search engines may show: %s", (rules, indexing) => {
  expect(indexingOf(rules)).toBe(indexing);
});

test("what search engines may never show is not indexed", () => {
  expect(isIndexed("never", place({}))).toBe(false);
});

test("a page that is one is itself whatever follows its path", () => {
  expect(isIndexed("one", place({ view: "2" }))).toBe(true);
  expect(ownAddress("one", place({ view: "2" }))).toBe("/products");
});

test.each([
  [{}, "/products"],
  [{ page: "2" }, "/products?page=2"],
  [{ after: "a=" }, "/products?after=a%3D"],
  [{ glaze: "ink" }, "/products?glaze=ink"],
  [{ glaze: "ink", after: "a" }, "/products?glaze=ink&after=a"],
])("the part of a listing at %j is shown as itself", (search, own) => {
  expect(isIndexed("parts", place(search))).toBe(true);
  expect(ownAddress("parts", place(search))).toBe(own);
});

test.each([
  { sort: "price" },
  { page: "2", sort: "price" },
  { before: "b" },
  { q: "lamp" },
  { glaze: "celadon,ink" },
  { glaze: "ink", size: "small" },
  { glaze: "ink", sale: "1" },
  { price: "10-40" },
  { rating: "4" },
  { stock: "in" },
])("a listing in another order, or cut in another way, is not shown: %j", (search) =>
  expect(isIndexed("parts", place(search))).toBe(false),
);
