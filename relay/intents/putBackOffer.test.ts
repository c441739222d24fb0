import { expect, test } from "vitest";
import type { SavedCart } from "#relay/persistence.ts";
import { putBackOffer } from "./putBackOffer.ts";

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

test("putBackOffer offers the products that the cart does not have in full, with their coupons", () => {
  const offer = putBackOffer(cartOf([7, 2], [8, 1], [9, 3]), cartOf([8, 1], [9, 1]));
  expect(offer?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [7, 2],
    [9, 3],
  ]);
  expect(offer?.lines[0]?.name).toBe("Salt & pepper");
  expect(offer?.coupons).toEqual(["welcome10"]);
});

test("putBackOffer offers nothing if the cart has it all, or the one set aside has no lines", () => {
  expect(putBackOffer(cartOf([7, 2]), cartOf([7, 2]))).toBeUndefined();
  expect(putBackOffer(cartOf([7, 2]), undefined)).toBeDefined();
  expect(putBackOffer({ version: 1, count: 0, data: { cart: null } }, cartOf())).toBeUndefined();
});
