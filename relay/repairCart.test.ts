import { describe, expect, test } from "vitest";
import { lacksLines, repairCart } from "./repairCart.ts";

const belt = { key: "a", quantity: 1, product: { node: { name: "Belt", slug: "belt" } } };
const cap = { key: "b", quantity: 2, product: { node: { name: "Cap", slug: "cap" } } };
const asOf = "2026-11-09T14:05:00.000Z";
const lastCart = { cart: { contents: { nodes: [belt, cap] }, total: "$2.00" }, asOf };
const pathOf = (...path: (string | number)[]) => ({ message: "Internal server error", path });
const dataOf = (name: string, contents: object | null): Record<string, unknown> => ({
  [name]: { contents, total: "$3.00" },
});

describe("repairCart", () => {
  test.each(["cart", "checkoutCart"])("completes a line of %s by its key", (name) => {
    const data = dataOf(name, { nodes: [{ ...cap, quantity: 5, product: null }, belt] });
    repairCart(data, [pathOf(name, "contents", "nodes", 0, "product")], lastCart);
    expect(data).toEqual(dataOf(name, { nodes: [{ ...cap, quantity: 5 }, belt] }));
  });

  test("completes the field that became null, wherever the error below it was", () => {
    const broken = { ...cap, product: { node: null } };
    const data = dataOf("cart", { nodes: [broken] });
    repairCart(data, [pathOf("cart", "contents", "nodes", 0, "product", "node", "name")], lastCart);
    expect(data).toEqual(dataOf("cart", { nodes: [cap] }));
  });

  test("leaves a null without an error alone", () => {
    const data = dataOf("cart", { nodes: [{ ...cap, product: null }] });
    repairCart(data, [], lastCart);
    expect(data).toEqual(dataOf("cart", { nodes: [{ ...cap, product: null }] }));
  });

  test.each([
    ["contents", null],
    ["nodes", { nodes: null }],
  ])(
    "replaces the missing lines of the cart page (%s), and returns their time",
    (_field, contents) => {
      const data = dataOf("cart", contents);
      repairCart(data, [pathOf("cart", "contents", "nodes", 0, "key")], lastCart);
      expect(data).toEqual({ ...dataOf("cart", { nodes: [belt, cap] }), linesAsOf: asOf });
      expect(lacksLines(data)).toBe(false);
    },
  );

  test("does not replace the missing lines of an order", () => {
    const data = { ...dataOf("cart", null), ...dataOf("checkoutCart", null) };
    repairCart(data, [pathOf("checkoutCart", "contents")], lastCart);
    expect(lacksLines(data)).toBe(true);
  });

  test("changes nothing without a last known cart", () => {
    const data = dataOf("cart", null);
    repairCart(data, [pathOf("cart", "contents")], null);
    expect(data).toEqual(dataOf("cart", null));
  });
});
