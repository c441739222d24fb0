import { expect, test } from "vitest";
import { crossSells } from "./crossSells.ts";

const productCategories = { nodes: [{ id: "table" }] };
const list = (...ids: number[]) => ({
  nodes: ids.map((databaseId) => ({ databaseId, productCategories })),
});
const idsOf = (products: readonly { databaseId?: number }[]) =>
  products.map(({ databaseId }) => databaseId);

test("Cross-sells come before related products, one of each source in turn", () => {
  const sources = [
    { crossSell: list(11, 12), related: list(13), productCategories },
    { crossSell: list(21), related: list(23), productCategories },
  ];
  expect(idsOf(crossSells(sources, [1, 2]))).toEqual([11, 21, 12, 13]);
});
test("Cross-sells include no product of the cart, and none twice", () => {
  const sources = [{ crossSell: list(2, 11) }, { related: list(1, 11, 23), productCategories }];
  expect(idsOf(crossSells(sources, [1, 2]))).toEqual([11, 23]);
});
test("A related product that shares no category and no tag is left out", () => {
  const other = { databaseId: 12, productCategories: { nodes: [{ id: "garden" }] } };
  const tags = { productTags: { nodes: [{ id: "blue" }] } };
  const tagged = { databaseId: 13, ...tags };
  const source = { related: { nodes: [other, tagged] }, productCategories, ...tags };
  expect(idsOf(crossSells([source], [1]))).toEqual([13]);
});
test("Without cross-sells and related products the row is empty", () => {
  expect(crossSells([{}, { crossSell: null }], [1])).toEqual([]);
});
