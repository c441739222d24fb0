import { expect, test } from "vitest";
import { isWithin, medianOf } from "./rounds.ts";

test("the median of an odd number of times is the middle one", () => {
  expect(medianOf([9, 1, 100])).toBe(9);
});

test("the median of an even number of times is between the middle two", () => {
  expect(medianOf([10, 2, 1, 4])).toBe(3);
});

test("a promised time is met if every round is within it", () => {
  expect(isWithin([300, 1000], 1000)).toBe(true);
  expect(isWithin([300, 1001], 1000)).toBe(false);
});

test("a promised time is not met if nothing was measured", () => {
  expect(isWithin([], 1000)).toBe(false);
});
