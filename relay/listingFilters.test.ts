import { expect, test } from "vitest";
import { listingFilters } from "./listingFilters.ts";

test("Filters of a listing become those of a search, without its place and order", () => {
  const search = { glaze: "celadon,ink", price: "10-40", sort: "price", after: "abc" };
  const filters = [
    ["glaze", "celadon,ink"],
    ["price", "10-40"],
  ];
  expect(listingFilters("/products", search)).toEqual(filters);
  expect(listingFilters("/category/mugs", search)).toEqual([["category", "mugs"], ...filters]);
  expect(listingFilters("/search", { q: "mug", category: "mugs" })).toEqual([["category", "mugs"]]);
});

test("Another page has no filters", () => {
  expect(listingFilters("/product/mug", { glaze: "ink" })).toEqual([]);
});
