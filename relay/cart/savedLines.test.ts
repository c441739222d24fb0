import { expect, test } from "vitest";
import type { SavedCart } from "./persistence.ts";
import { restorableCart } from "./savedLines.ts";

const cartOf = (...lines: [productId: number, quantity: number][]): SavedCart => ({
  version: 1,
  count: 1,
  data: {
    cart: {
      contents: {
        nodes: lines.map(([databaseId, quantity]) => ({
          key: `key-${databaseId}`,
          quantity,
          product: { node: { databaseId, name: "Salt &amp; pepper" } },
          variation: null,
        })),
      },
      appliedCoupons: [{ code: "welcome10" }],
    },
  },
});

test("restorableCart returns the products that the cart does not have in full, with their coupons", () => {
  const cart = restorableCart(cartOf([7, 2], [8, 1], [9, 3]), cartOf([8, 1], [9, 1]));
  expect(cart?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [7, 2],
    [9, 3],
  ]);
  expect(cart?.lines[0]?.name).toBe("Salt & pepper");
  expect(cart?.coupons).toEqual(["welcome10"]);
});

test("restorableCart returns nothing if the cart lacks nothing, or the cart set aside has no lines", () => {
  expect(restorableCart(cartOf([7, 2]), cartOf([7, 2]))).toBeUndefined();
  expect(restorableCart(cartOf([7, 2]), undefined)).toBeDefined();
  expect(restorableCart({ version: 1, count: 0, data: { cart: null } }, cartOf())).toBeUndefined();
});
