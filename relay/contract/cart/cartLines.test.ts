import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { additionInput, allLinesIn, findLine, readableLinesIn } from "./cartLines.ts";

const size = (attributeValue: string) => ({
  variation: [{ attributeName: "pa_size", attributeValue }],
});

const line = (key: string, productId: number, variationId?: number, chosen?: string) => ({
  key,
  quantity: 1,
  productId,
  name: "Shirt",
  ...(variationId !== undefined && { variationId }),
  ...(chosen !== undefined && size(chosen)),
});

const lines = [
  line("simple", 7),
  line("small", 10, 24, "small"),
  line("large", 10, 24, "large"),
  line("other", 10, 25),
  line("unknown", 0),
];

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
    ["no line of an unknown product", { productId: 0, quantity: 1, key: "gone" }, undefined],
    ["a line whose key is gone", { productId: 7, quantity: 1, key: "gone" }, "simple"],
  ])("finds %s", (_, wanted, key) => {
    expect(findLine(lines, wanted)?.key).toBe(key);
  });

  test("finds every line of a known product again without its key", () => {
    for (const { key, ...wanted } of lines.filter(({ productId }) => productId > 0))
      expect(findLine(lines, wanted)?.key).toBe(key);
  });
});

test("additionInput takes what the backend's input has", () => {
  const { variation } = size("small");
  expect(additionInput({ ...line("a", 10, 24, "small") }, 3)).toEqual({
    productId: 10,
    quantity: 3,
    variationId: 24,
    variation,
  });
  expect(additionInput(line("a", 7), 1)).toEqual({ productId: 7, quantity: 1 });
});

const node = (more: object = {}) => ({
  key: "a",
  quantity: 2,
  product: { node: { databaseId: 12, name: "Mug &amp; jug" } },
  ...more,
});
const cartOf = (...nodes: unknown[]) => ({ contents: { nodes } });

describe("The lines of a raw cart", () => {
  test("have their products, variations and chosen attributes", () => {
    const attributes = [{ name: "pa_size", value: "small" }, { name: "pa_glaze", value: "" }, null];
    const cart = cartOf(node(), node({ variation: { node: { databaseId: 24 }, attributes } }));
    const mug = { key: "a", quantity: 2, productId: 12, name: "Mug & jug" };
    expect(allLinesIn(cart)).toEqual([mug, { ...mug, variationId: 24, ...size("small") }]);
  });

  test("may be of unknown products", () => {
    expect(allLinesIn(cartOf(node({ product: null })))).toEqual([
      { key: "a", quantity: 2, productId: 0, name: "" },
    ]);
  });

  test.each([
    null,
    {},
    { contents: null },
    cartOf(node(), null),
    cartOf(node({ key: 7 })),
    cartOf(node({ quantity: "2" })),
    cartOf(node({ product: { node: { databaseId: "12" } } })),
  ])("are not all there in %j", (cart) => {
    expect(() => allLinesIn(cart)).toThrow("lacks lines");
  });

  test("are read as far as possible, whatever a cart holds", () => {
    const anything = fc.anything({ maxDepth: 4 });
    fc.assert(
      fc.property(fc.array(anything), anything, (nodes, cart) => {
        expect(readableLinesIn(cartOf(...nodes, node())).at(-1)?.key).toBe("a");
        expect(readableLinesIn(cart)).toBeInstanceOf(Array);
      }),
    );
  });
});
