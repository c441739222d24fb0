import { expect, test } from "vitest";
import { crossSells } from "./crossSells.ts";

const list = (...ids: number[]) => ({ nodes: ids.map((databaseId) => ({ databaseId })) });
const idsOf = (products: readonly { databaseId?: number }[]) =>
  products.map(({ databaseId }) => databaseId);

test("Cross-sells come before related products, one of each source in turn", () => {
  const sources = [
    { crossSell: list(11, 12), related: list(13) },
    { crossSell: list(21), related: list(23) },
  ];
  expect(idsOf(crossSells(sources, [1, 2]))).toEqual([11, 21, 12, 13]);
});
test("Cross-sells include no product of the cart, and none twice", () => {
  const sources = [{ crossSell: list(2, 11) }, { related: list(1, 11, 23) }];
  expect(idsOf(crossSells(sources, [1, 2]))).toEqual([11, 23]);
});
test("Without cross-sells and related products the row is empty", () => {
  expect(crossSells([{}, { crossSell: null }], [1])).toEqual([]);
});
