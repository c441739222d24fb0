import { expect, test } from "vitest";
import { sortedByKey, sortedWithinGroups } from "./ranking.ts";

test("Sorting slots by key is stable", () => {
  const keys = Int32Array.from([2, 0, 2, 1]);
  expect([...sortedByKey(Uint32Array.from([0, 1, 2, 3]), keys, 2)]).toEqual([1, 3, 0, 2]);
});

test("Slots are sorted by key only within groups that the index's order ranks equally", () => {
  const keys = Int32Array.from([5, 1, 5, 0]);
  const groups = Uint32Array.from([0, 0, 1, 1]);
  const slots = Uint32Array.from([0, 1, 2, 3]);
  expect([...sortedWithinGroups(slots, keys, groups)]).toEqual([1, 0, 3, 2]);
});
