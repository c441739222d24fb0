import { expect, test } from "vitest";
import {
  encodedParameters,
  parametersOf,
  parametersOfAddress,
  withParameters,
} from "./parameters.ts";

test("reads lists, numbers' text and literals from an address, and leaves the query a text", () => {
  expect(parametersOfAddress("query=true&facets=%5B%22glaze%22%5D&page=2&analytics=false")).toEqual(
    { query: "true", facets: ["glaze"], page: "2", analytics: false },
  );
});

test("accepts parameters as fields, and as one text beside them", () => {
  expect(parametersOf({ indexName: "products", query: "mug" })).toEqual({ query: "mug" });
  expect(parametersOf({ indexName: "products", params: "query=mug&page=1" })).toEqual({
    query: "mug",
    page: "1",
  });
  expect(() => parametersOf("query=mug")).toThrow("Expected an object");
});

test("keeps the settings that no query may override", () => {
  const settings = { searchableAttributes: ["name"], hitsPerPage: 20 };
  const given = { searchableAttributes: ["secret"], hitsPerPage: 5 };
  expect(withParameters(settings, given)).toEqual({
    searchableAttributes: ["name"],
    hitsPerPage: 5,
  });
});

test("encodes parameters as an address has them", () => {
  expect(encodedParameters({ query: "a b", facets: ["x"] })).toBe("query=a+b&facets=%5B%22x%22%5D");
});
