import { expect, test } from "vitest";
import { countingVariables, listingAddress, listingVariables } from "./listingPage.ts";

const newest = [{ field: "DATE", order: "DESC" }];
const everything = { visibility: "VISIBLE", status: "publish", orderby: newest };

test("listingVariables requests the first page, the page after a cursor or the page before one", () => {
  expect(listingVariables({})).toEqual({ first: 12, where: everything });
  expect(listingVariables({ after: "a" })).toEqual({ first: 12, after: "a", where: everything });
  expect(listingVariables({ before: "b" })).toEqual({ last: 12, before: "b", where: everything });
});

test("listingVariables sorts by the named order, and by the newest without a valid one", () => {
  expect(listingVariables({ sort: "price-desc" }).where.orderby).toEqual([
    { field: "PRICE", order: "DESC" },
  ]);
  expect(listingVariables({ sort: "toString" }).where.orderby).toEqual(newest);
});

test("listingAddress replaces the cursor of an address and preserves its other parameters", () => {
  expect(listingAddress("/search", { q: "lamp", before: "b" }, { after: "a=" })).toBe(
    "/search?q=lamp&after=a%3D",
  );
  expect(listingAddress("/products", { after: "a" }, {})).toBe("/products");
});

test("listingVariables filters the products by the facets in the address", () => {
  const search = { glaze: "celadon,ink", price: "10-", stock: "in", rating: "4", frame: "oak" };
  expect(listingVariables(search, ["PA_GLAZE"], { categoryIn: ["mugs"] })).toEqual({
    first: 12,
    where: {
      ...everything,
      categoryIn: ["mugs"],
      attributes: {
        queries: [{ taxonomy: "PA_GLAZE", terms: ["celadon", "ink"], operator: "IN" }],
      },
      minPrice: 10,
      stockStatus: ["IN_STOCK"],
      rating: [4, 5],
    },
  });
});

test("countingVariables counts an active attribute without its own filter", () => {
  const counted = countingVariables({ glaze: "ink", size: "small" }, ["PA_GLAZE", "PA_SIZE"]);
  expect(counted).toMatchObject({ hasFirst: true, hasSecond: true, hasThird: false });
  expect(counted.firstTaxonomy).toEqual([{ taxonomy: "PA_GLAZE", relation: "OR" }]);
  expect(counted.besideFirst.attributes?.queries).toEqual([
    { taxonomy: "PA_SIZE", terms: ["small"], operator: "IN" },
  ]);
});

test("countingVariables counts prices, stock and ratings, each without its own filter", () => {
  const search = { price: "10-20", stock: "in", rating: "4" };
  const counted = countingVariables(search, [], { search: "mug" });
  const scope = { visibility: "VISIBLE", search: "mug" };
  const [prices, stock, rating] = [
    { minPrice: 10, maxPrice: 20 },
    { stockStatus: ["IN_STOCK"] },
    { rating: [4, 5] },
  ];
  expect(counted.counted).toEqual({ ...scope, ...prices, ...stock, ...rating });
  expect(counted.besidePrice).toEqual({ ...scope, ...stock, ...rating });
  expect(counted.besideStock).toEqual({ ...scope, ...prices, ...rating });
  expect(counted.besideRating).toEqual({ ...scope, ...prices, ...stock });
  expect(counted.onSale).toMatchObject({ ...counted.counted, onSale: true });
});

test("Joined attributes filter the products by any of their terms, and are left out of the counts", () => {
  const search = { glaze: "ink", size: "small" };
  const attributes = ["PA_COLOUR+PA_GLAZE", "PA_SIZE"];
  const small = { queries: [{ taxonomy: "PA_SIZE", terms: ["small"], operator: "IN" }] };
  expect(listingVariables(search, attributes).where).toEqual({
    ...everything,
    attributes: small,
    taxonomyFilter: {
      or: [
        { taxonomy: "PA_COLOUR", terms: ["ink"], operator: "IN" },
        { taxonomy: "PA_GLAZE", terms: ["ink"], operator: "IN" },
      ],
    },
  });
  const counting = countingVariables(search, attributes);
  expect(counting.counted).toEqual({ visibility: "VISIBLE", attributes: small });
  expect(counting.firstTaxonomy.map(({ taxonomy }) => taxonomy)).toEqual(["PA_COLOUR", "PA_GLAZE"]);
  expect(counting.onSale.taxonomyFilter?.or).toHaveLength(2);
});
