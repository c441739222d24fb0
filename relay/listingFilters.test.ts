import { expect, test } from "vitest";
import { listingFilters } from "./listingFilters.ts";

test("listingFilters turns the filters of a listing into those of the search, without query, page and order", () => {
  const search = { glaze: "celadon,ink", price: "10-40", sort: "price", after: "abc" };
  const filters = [
    ["glaze", "celadon,ink"],
    ["price", "10-40"],
  ];
  expect(listingFilters("/products", search)).toEqual(filters);
  expect(listingFilters("/category/mugs", search)).toEqual([["category", "mugs"], ...filters]);
  expect(listingFilters("/search", { q: "mug", category: "mugs" })).toEqual([["category", "mugs"]]);
});

test("listingFilters returns no filters for a page that is not a listing", () => {
  expect(listingFilters("/product/mug", { glaze: "ink" })).toEqual([]);
});
