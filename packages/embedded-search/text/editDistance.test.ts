import { expect, test } from "vitest";
import { editDistance, typosBetween } from "./editDistance.ts";

test.for([
  { typed: "lamp", known: "lamp", edits: 0 },
  { typed: "lmp", known: "lamp", edits: 1 },
  { typed: "laamp", known: "lamp", edits: 1 },
  { typed: "lemp", known: "lamp", edits: 1 },
  { typed: "lapm", known: "lamp", edits: 1 },
  { typed: "bowl", known: "towel", edits: 2 },
])("The edit distance from “$typed” to “$known” is $edits", ({ typed, known, edits }) => {
  expect(editDistance(typed, known, 2)).toBe(edits);
});

test("The edit distance is capped at one past the limit", () => {
  expect(editDistance("kettle", "cushion", 2)).toBe(3);
  expect(editDistance("lamp", "lampshade", 2)).toBe(3);
});

test("The edit distance compares a prefix with the beginning of the longer word", () => {
  expect(editDistance("lamps", "lampshade", 2, true)).toBe(0);
  expect(editDistance("lemps", "lampshade", 2, true)).toBe(1);
});

test("A wrong first letter counts as two typos", () => {
  expect(typosBetween("mamp", "lamp", 2, false)).toBe(2);
  expect(typosBetween("mamp", "lamp", 1, false)).toBeGreaterThan(1);
});
