import { expect, test } from "vitest";
import { listingAddress, listingVariables } from "./listingPage.ts";

const newest = [{ field: "DATE", order: "DESC" }];

test("asks for the first page, the page after a cursor or the page before one", () => {
  expect(listingVariables({})).toEqual({ first: 12, orderby: newest });
  expect(listingVariables({ after: "a" })).toEqual({ first: 12, after: "a", orderby: newest });
  expect(listingVariables({ before: "b" })).toEqual({ last: 12, before: "b", orderby: newest });
});

test("knows the orders by name and falls back to the newest", () => {
  expect(listingVariables({ sort: "price-desc" }).orderby).toEqual([
    { field: "PRICE", order: "DESC" },
  ]);
  expect(listingVariables({ sort: "toString" }).orderby).toEqual(newest);
});

test("keeps what an address asks for beside its cursor", () => {
  expect(listingAddress("/search", { q: "lamp", before: "b" }, { after: "a=" })).toBe(
    "/search?q=lamp&after=a%3D",
  );
  expect(listingAddress("/products", { after: "a" }, {})).toBe("/products");
});
