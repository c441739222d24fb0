import { expect, test } from "vitest";
import { parseFilters } from "./parseFilters.ts";

const value = (attribute: string, wanted: string, isNot = false) => ({
  kind: "value",
  attribute,
  value: wanted,
  isNot,
});

test.for([
  ["", []],
  ["glaze:oat", [[value("glaze", "oat")]]],
  ['glaze:"oat and ink"', [[value("glaze", "oat and ink")]]],
  ["NOT glaze:oat", [[value("glaze", "oat", true)]]],
  ["sale", [[{ kind: "tag", value: "sale", isNot: false }]]],
  ["_tags:sale", [[{ kind: "tag", value: "sale", isNot: false }]]],
  [
    "price >= 10.5",
    [[{ kind: "number", attribute: "price", operator: ">=", amount: 10.5, isNot: false }]],
  ],
  ["price:10 TO 20", [[{ kind: "range", attribute: "price", low: 10, high: 20, isNot: false }]]],
  ["a:1 AND b:2", [[value("a", "1")], [value("b", "2")]]],
  ["(a:1 OR a:2) AND b:3", [[value("a", "1"), value("a", "2")], [value("b", "3")]]],
] as const)("The parser accepts the filter “%s”", ([text, groups]) => {
  expect(parseFilters(text)).toEqual(groups);
});

test.for([
  ["a:1 AND", "missing at the end"],
  ["(a:1 OR a:2", "not closed"],
  ["a:1)", "closed too often"],
  ["a:1 b:2", "AND or OR is missing"],
  ["(a:1 AND b:2)", "AND stands inside parentheses"],
  ["NOT (a:1 OR a:2)", "NOT stands before a group"],
  ["a:1 OR price > 3", "OR joins filters of different types"],
  ["price > ten", "expected a number"],
] as const)("The parser rejects the filter “%s” with the reason “%s”", ([text, reason]) => {
  expect(() => parseFilters(text)).toThrow(reason);
});
