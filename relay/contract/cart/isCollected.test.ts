import { expect, test } from "vitest";
import { isCollected } from "./isCollected.ts";

test.each([
  [["local_pickup:3"], true],
  [["pickup_location:0", "local_pickup"], true],
  [["flat_rate:1"], false],
  [["local_pickup:3", "flat_rate:1"], false],
  [["local_pickup:3", null], false],
  [[], false],
])("isCollected is true only if all packages are collected: %j", (methods, expected) => {
  expect(isCollected(methods)).toBe(expected);
});
