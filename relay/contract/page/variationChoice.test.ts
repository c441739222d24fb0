import { expect, test } from "vitest";
import { matchVariation } from "./variationChoice.ts";

const variations = [
  {
    databaseId: 1,
    attributes: [
      { name: "pa_glaze", value: "rust" },
      { name: "pa_size", value: "table" },
    ],
  },
  {
    databaseId: 2,
    attributes: [
      { name: "pa_glaze", value: "ink" },
      { name: "pa_size", value: "" },
    ],
  },
];

test("A complete choice matches one variation", () => {
  expect(matchVariation(variations, { pa_glaze: "rust", pa_size: "table" })?.databaseId).toBe(1);
});
test("A variation's open attribute matches every value", () => {
  expect(matchVariation(variations, { pa_glaze: "ink", pa_size: "floor" })?.databaseId).toBe(2);
});
test("An open attribute must still be chosen", () => {
  expect(matchVariation(variations, { pa_glaze: "ink" })).toBeUndefined();
});
test("An impossible choice matches no variation", () => {
  expect(matchVariation(variations, { pa_glaze: "rust", pa_size: "floor" })).toBeUndefined();
});
