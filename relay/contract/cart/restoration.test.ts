import { expect, test } from "vitest";
import { couponsIn, lostNames, missingPart, restorablePart, restorationOf } from "./restoration.ts";

const cartOf = (...lines: [productId: number, quantity: number][]) => ({
  contents: {
    nodes: lines.map(([databaseId, quantity]) => ({
      key: `key-${databaseId}`,
      quantity,
      product: { node: { databaseId, name: "Salt &amp; pepper" } },
      variation: null,
    })),
  },
  appliedCoupons: [{ code: "welcome10" }, null],
});

test("restorationOf plans the lines with known products, and the coupons", () => {
  const cart = cartOf([7, 2], [8, 0]);
  const broken = { key: "a", quantity: 1, product: null };
  cart.contents.nodes.push(broken as never);
  const { lines, coupons } = restorationOf(cart);
  expect(lines).toEqual([{ key: "key-7", quantity: 2, productId: 7, name: "Salt & pepper" }]);
  expect(coupons).toEqual(["welcome10"]);
  expect(restorationOf(null)).toEqual({ lines: [], coupons: [] });
});

test("restorablePart returns the products that the cart does not have in full, with their coupons", () => {
  const part = restorablePart(cartOf([7, 2], [8, 1], [9, 3]), cartOf([8, 1], [9, 1]));
  expect(part?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [7, 2],
    [9, 3],
  ]);
  expect(part?.coupons).toEqual(["welcome10"]);
});

test("restorablePart returns nothing if the cart lacks nothing, or the lost cart has no lines", () => {
  expect(restorablePart(cartOf([7, 2]), cartOf([7, 2]))).toBeUndefined();
  expect(restorablePart(cartOf([7, 2]), undefined)).toBeDefined();
  expect(restorablePart(null, cartOf())).toBeUndefined();
});

test("missingPart finds the lines, units and coupons that the new cart does not have", () => {
  const plan = restorationOf(cartOf([7, 2], [8, 1], [9, 3]));
  const [first, second, third] = plan.lines;
  const known = restorationOf(cartOf([8, 1], [9, 1])).lines as never;
  expect(missingPart(plan, known, ["WELCOME10"])).toEqual({
    items: [{ wanted: third, key: "key-9", quantity: 3 }],
    additions: [{ wanted: first, quantity: 2 }],
    coupons: [],
  });
  expect(missingPart(plan, [second as never], []).coupons).toEqual(["welcome10"]);
});

test("lostNames names products by their numbers if their names are not known", () => {
  const line = { productId: 7, quantity: 1 };
  const lines = [{ ...line, name: "Mug" }, line, { ...line, productId: 0 }];
  expect(lostNames(lines, ["ten"])).toEqual(["Mug", "product 7", "a product", "the code TEN"]);
});

test("couponsIn finds none in a cart of an earlier release", () => {
  expect(couponsIn({ contents: { nodes: [] } })).toEqual([]);
});
