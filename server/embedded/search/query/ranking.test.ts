import { expect, test } from "vitest";
import { sortedByKey, sortedWithinGroups } from "./ranking.ts";

test("sorts slots by key and keeps the order of equals", () => {
  const keys = Int32Array.from([2, 0, 2, 1]);
  expect([...sortedByKey(Uint32Array.from([0, 1, 2, 3]), keys, 2)]).toEqual([1, 3, 0, 2]);
});

test("sorts by key only within groups that the index's own order left equal", () => {
  const keys = Int32Array.from([5, 1, 5, 0]);
  const groups = Uint32Array.from([0, 0, 1, 1]);
  const slots = Uint32Array.from([0, 1, 2, 3]);
  expect([...sortedWithinGroups(slots, keys, groups)]).toEqual([1, 0, 3, 2]);
});
