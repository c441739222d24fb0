import { expect, test } from "vitest";
import { medianOf } from "./rounds.ts";

test("the median of an odd number of times is the middle one", () => {
  expect(medianOf([9, 1, 100])).toBe(9);
});

test("the median of an even number of times is between the middle two", () => {
  expect(medianOf([10, 2, 1, 4])).toBe(3);
});
