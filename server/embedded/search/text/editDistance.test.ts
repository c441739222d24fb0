import { expect, test } from "vitest";
import { editDistance, typosBetween } from "./editDistance.ts";

test.for([
  { typed: "lamp", known: "lamp", edits: 0 },
  { typed: "lmp", known: "lamp", edits: 1 },
  { typed: "laamp", known: "lamp", edits: 1 },
  { typed: "lemp", known: "lamp", edits: 1 },
  { typed: "lapm", known: "lamp", edits: 1 },
  { typed: "bowl", known: "towel", edits: 2 },
])("counts $edits edits from “$typed” to “$known”", ({ typed, known, edits }) => {
  expect(editDistance(typed, known, 2)).toBe(edits);
});

test("stops counting one past the limit", () => {
  expect(editDistance("kettle", "cushion", 2)).toBe(3);
  expect(editDistance("lamp", "lampshade", 2)).toBe(3);
});

test("compares a prefix with the beginning of the longer word", () => {
  expect(editDistance("lamps", "lampshade", 2, true)).toBe(0);
  expect(editDistance("lemps", "lampshade", 2, true)).toBe(1);
});

test("counts a wrong first letter as two typos", () => {
  expect(typosBetween("mamp", "lamp", 2, false)).toBe(2);
  expect(typosBetween("mamp", "lamp", 1, false)).toBeGreaterThan(1);
});
