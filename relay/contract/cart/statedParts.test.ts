import { expect, test } from "vitest";
import { statedParts } from "./statedParts.ts";

test("statedParts reads quantities of parts by name from the values of a set's attributes", () => {
  const parts = ["Cup &amp; saucer", "Tray", "Tea"].map((name) => ({ name }));
  const attributes = [
    { options: ["Stoneware"] },
    { options: ["2 × Cup & saucer", "3 x Tray", "4 × Spoon", null] },
    { options: null },
  ];
  expect(statedParts(parts, attributes).map(({ quantity }) => quantity)).toEqual([2, 3, 1]);
  expect(statedParts(parts).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
});
