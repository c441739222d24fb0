import { expect, test } from "vitest";
import {
  encodedParameters,
  parametersOf,
  parametersOfAddress,
  withParameters,
} from "./parameters.ts";

test("URL parameters are parsed as lists, texts and literals, and the query stays a text", () => {
  expect(parametersOfAddress("query=true&facets=%5B%22glaze%22%5D&page=2&analytics=false")).toEqual(
    { query: "true", facets: ["glaze"], page: "2", analytics: false },
  );
});

test("A request may give its parameters as fields and as a `params` text", () => {
  expect(parametersOf({ indexName: "products", query: "mug" })).toEqual({ query: "mug" });
  expect(parametersOf({ indexName: "products", params: "query=mug&page=1" })).toEqual({
    query: "mug",
    page: "1",
  });
  expect(() => parametersOf("query=mug")).toThrow("Expected an object");
});

test("A query cannot override settings that belong to the index", () => {
  const settings = { searchableAttributes: ["name"], hitsPerPage: 20 };
  const given = { searchableAttributes: ["secret"], hitsPerPage: 5 };
  expect(withParameters(settings, given)).toEqual({
    searchableAttributes: ["name"],
    hitsPerPage: 5,
  });
});

test("Parameters are encoded as a query string", () => {
  expect(encodedParameters({ query: "a b", facets: ["x"] })).toBe("query=a+b&facets=%5B%22x%22%5D");
});
