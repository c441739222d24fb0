import { expect, test } from "vitest";
import { indexingOf, isIndexed, ownAddress } from "./indexing.ts";

const place = (search: Record<string, string>) => ({
  path: "/products",
  search,
  shopName: "Osier",
  texts: {},
  site: {},
});

test.each([
  [undefined, "never"],
  [{ rendering: "personal" }, "never"],
  [{ rendering: "onRequest", parameters: { listing: ["q"] } }, "never"],
  [{ rendering: "prerendered" }, "one"],
  [{ rendering: "prerendered", parameters: { listing: ["after"] } }, "parts"],
] as const)("Of a page with the rules %j, search engines may index: %s", (rules, indexing) => {
  expect(indexingOf(rules)).toBe(indexing);
});

test("A page that is never indexed is not indexed at any URL", () => {
  expect(isIndexed("never", place({}))).toBe(false);
});

test("A single-URL page is indexed under its path, whatever its query string", () => {
  expect(isIndexed("one", place({ view: "2" }))).toBe(true);
  expect(ownAddress("one", place({ view: "2" }))).toBe("/products");
});

test.each([
  [{}, "/products"],
  [{ page: "2" }, "/products?page=2"],
  [{ after: "a=" }, "/products?after=a%3D"],
  [{ glaze: "ink" }, "/products?glaze=ink"],
  [{ glaze: "ink", after: "a" }, "/products?glaze=ink&after=a"],
])("The part of a listing at %j is indexed under its own canonical URL", (search, own) => {
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
])("A listing with another sort order or further filters is not indexed: %j", (search) =>
  expect(isIndexed("parts", place(search))).toBe(false),
);
