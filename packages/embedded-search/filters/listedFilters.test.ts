import { expect, test } from "vitest";
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from "./listedFilters.ts";

const value = (attribute: string, wanted: string, isNot = false) => ({
  kind: "value",
  attribute,
  value: wanted,
  isNot,
});

test("facetFilters joins the outer list by AND and inner lists by OR", () => {
  expect(parseFacetFilters([["glaze:oat", "glaze:ink"], "material:stoneware"])).toEqual([
    [value("glaze", "oat"), value("glaze", "ink")],
    [value("material", "stoneware")],
  ]);
});

test("A facet filter is split at its first colon", () => {
  expect(parseFacetFilters(["path:a:b"])).toEqual([[value("path", "a:b")]]);
});

test("A leading minus negates a facet filter, and an escaped one is part of the value", () => {
  expect(parseFacetFilters(["size:-large"])).toEqual([[value("size", "large", true)]]);
  expect(parseFacetFilters([String.raw`size:\-5`])).toEqual([[value("size", "-5")]]);
});

test("facetFilters accepts a list as JSON text or separated by commas", () => {
  const both = [[value("a", "1")], [value("b", "2")]];
  expect(parseFacetFilters('["a:1","b:2"]')).toEqual(both);
  expect(parseFacetFilters("a:1,b:2")).toEqual(both);
});

test("numericFilters accepts comparisons and ranges", () => {
  expect(parseNumericFilters(["price>=10", "price:5 TO 7"])).toEqual([
    [{ kind: "number", attribute: "price", operator: ">=", amount: 10, isNot: false }],
    [{ kind: "range", attribute: "price", low: 5, high: 7, isNot: false }],
  ]);
});

test("tagFilters accepts tags and negated tags", () => {
  expect(parseTagFilters(["sale", "-new"])).toEqual([
    [{ kind: "tag", value: "sale", isNot: false }],
    [{ kind: "tag", value: "new", isNot: true }],
  ]);
});

test.for([
  [() => parseFacetFilters(["nocolon"]), "expected attribute:value"],
  [() => parseFacetFilters([7]), "expected a text in the list"],
  [() => parseFacetFilters("[broken"), "not a list"],
  [() => parseNumericFilters(["price ~ 3"]), "expected attribute, operator and number"],
] as const)("The parser rejects the malformed list filter %#", ([parse, reason]) => {
  expect(parse).toThrow(reason);
});
