import { expect, test } from "vitest";
import { ROW_LENGTH, selectRelated } from "./selectRelated.ts";
import type { ProductWithRows } from "./selectRelated.ts";

type Listed = NonNullable<ProductWithRows["related"]>["nodes"][number];

const product = (databaseId: number, ...categories: string[]): Listed => ({
  id: `product${databaseId}`,
  databaseId,
  productCategories: { nodes: categories.map((id) => ({ id })) },
});
const soldOut = (listed: Listed): Listed => ({ ...listed, stockStatus: "OUT_OF_STOCK" });

/** Returns the row of the first product, of the most specific category "mugs". */
const rowOf = (related: Listed[], upsells: Listed[] = [], databaseId = 1) =>
  selectRelated({
    id: `product${databaseId}`,
    databaseId,
    productCategories: {
      nodes: [
        { id: "gifts", databaseId: 101 },
        { id: "mugs", databaseId: 102, ancestors: { nodes: [{ databaseId: 103 }] } },
        { id: "table", databaseId: 103 },
      ],
    },
    upsell: { nodes: upsells },
    related: { nodes: related },
  });

test("Upsells come first, then products that share the most specific category, then those that share most", () => {
  const related = [
    product(2, "gifts"),
    product(3, "gifts", "table"),
    product(4, "mugs"),
    product(5, "table", "mugs"),
  ];
  expect(rowOf(related)).toEqual([5, 4, 3, 2]);
  expect(rowOf(related, [product(6, "tea"), product(2, "gifts")])).toEqual([6, 2, 5, 4]);
});

test("A product that shares no category is not related", () => {
  expect(
    rowOf([product(2, "cleaning"), { id: "lamp", databaseId: 3, productCategories: null }]),
  ).toEqual([]);
});

test("The row has no product that is sold out, nor the page's own, and none twice", () => {
  const related = [soldOut(product(2, "mugs")), product(1, "mugs"), product(3, "mugs")];
  const upsells = [soldOut(product(4)), product(1), product(3)];
  expect(rowOf(related, upsells)).toEqual([3]);
});

test("Products of one category show different related ones, each the same at every rendering", () => {
  const related = [11, 12, 13, 14, 15, 16].map((id) => product(id, "table"));
  expect(rowOf(related, [], 10)).toEqual([11, 12, 13, 14]);
  expect(rowOf(related, [], 14)).toEqual([15, 16, 11, 12]);
  expect(rowOf(related, [], 14)).toHaveLength(ROW_LENGTH);
});
