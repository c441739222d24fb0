import { describe, expect, test } from "vitest";
import { findLine, wantedLine } from "./wantedLine.ts";

const line = (key: string, productId: number, variationId?: number, size?: string) => ({
  key,
  quantity: 1,
  productId,
  variationId,
  attributes: size === undefined ? [] : [{ name: "pa_size", value: size }],
  name: "Shirt",
});

const lines = [
  line("simple", 7),
  line("small", 10, 24, "small"),
  line("large", 10, 24, "large"),
  line("other", 10, 25),
];

const size = (attributeValue: string) => ({
  variation: [{ attributeName: "pa_size", attributeValue }],
});

describe("findLine", () => {
  test.each<[string, Parameters<typeof findLine>[1], string | undefined]>([
    ["a line by its key", { productId: 0, quantity: 1, key: "other" }, "other"],
    ["a simple product", { productId: 7, quantity: 1 }, "simple"],
    ["a variation", { productId: 10, variationId: 25, quantity: 1 }, "other"],
    [
      "the open attribute of a variation",
      { productId: 10, variationId: 24, quantity: 1, ...size("Large") },
      "large",
    ],
    [
      "an unknown variation by its attributes",
      { productId: 10, quantity: 1, ...size("small") },
      "small",
    ],
    ["no variation as a simple product", { productId: 10, quantity: 1 }, undefined],
    ["no other product", { productId: 9, quantity: 1 }, undefined],
    ["a line whose key is gone", { productId: 7, quantity: 1, key: "gone" }, "simple"],
  ])("finds %s", (_, wanted, key) => {
    expect(findLine(lines, wanted)?.key).toBe(key);
  });

  test("finds every line again by its wantedLine", () => {
    for (const one of lines) {
      const { key: _key, ...wanted } = wantedLine(one);
      expect(findLine(lines, wanted)?.key).toBe(one.key);
    }
  });
});
