import { expect, test } from "vitest";
import { selectRelated } from "./selectRelated.ts";
import type { ProductWithRows } from "./selectRelated.ts";

type Related = NonNullable<ProductWithRows["related"]>["nodes"][number];

const product = (id: string, ...categories: string[]) => ({
  id,
  databaseId: 0,
  productCategories: { nodes: categories.map((category) => ({ id: category })) },
});

/** Returns the ids that the page of a mug shows, of upsells and of related products. */
function rowsOf(related: Related[], upsells: string[] = [], databaseId = 0) {
  const mug = {
    ...product("mug", "table", "mugs"),
    databaseId,
    productTags: { nodes: [{ id: "blue" }] },
    upsell: { nodes: upsells.map((id) => ({ id })) },
    related: { nodes: related },
  };
  selectRelated(mug);
  return [mug.upsell, mug.related].map(({ nodes }) => nodes.map(({ id }) => id));
}

test("Related products that share most categories come first, in the backend's order otherwise", () => {
  const related = [
    product("brush", "table", "cleaning"),
    product("cup", "mugs", "table"),
    product("bowl", "table"),
  ];
  expect(rowsOf(related)).toEqual([[], ["cup", "brush", "bowl"]]);
});

test("A product of the most specific category comes before those that share more of the others", () => {
  const mugs = { id: "mugs", ancestors: { nodes: [{ id: "table" }] } };
  const mug = {
    id: "mug",
    databaseId: 1,
    productCategories: { nodes: [{ id: "gifts" }, mugs, { id: "table" }] },
    related: {
      nodes: [
        product("cloth", "gifts", "table"),
        product("cup", "mugs"),
        product("tumbler", "table", "mugs"),
      ],
    },
  };
  selectRelated(mug);
  expect(mug.related.nodes.map(({ id }) => id)).toEqual(["tumbler", "cup", "cloth"]);
});

test("A product that shares no category and no tag is not related", () => {
  const tagged = { ...product("sock", "socks"), productTags: { nodes: [{ id: "blue" }] } };
  const unknown = { id: "lamp", databaseId: 0, productCategories: null };
  expect(rowsOf([product("brush", "cleaning"), unknown, tagged])).toEqual([[], ["sock"]]);
  expect(rowsOf([product("brush", "cleaning"), unknown])).toEqual([[], []]);
});

test("A page shows four related products, those that are sold out last", () => {
  const related = ["a", "b", "c", "d", "e"].map((id) => product(id, "table"));
  const soldOut = { ...product("z", "mugs", "table"), stockStatus: "OUT_OF_STOCK" };
  expect(rowsOf([soldOut, ...related])).toEqual([[], ["a", "b", "c", "d"]]);
  expect(rowsOf([soldOut, ...related.slice(3)])).toEqual([[], ["d", "e", "z"]]);
});

test("Products of one category show different related ones, each the same at every rendering", () => {
  const related = [11, 12, 13, 14, 15, 16].map((databaseId) => ({
    ...product(`product${databaseId}`, "table"),
    databaseId,
  }));
  const rowOf = (databaseId: number) => rowsOf(related, [], databaseId)[1];
  expect(rowOf(10)).toEqual(["product11", "product12", "product13", "product14"]);
  expect(rowOf(14)).toEqual(["product15", "product16", "product11", "product12"]);
  expect(rowOf(14)).toEqual(rowOf(14));
});

test("Neither row has the page's own product, and no product is in both rows", () => {
  const related = ["mug", "cup", "plate"].map((id) => product(id, "table"));
  expect(rowsOf(related, ["mug", "cup"])).toEqual([["cup"], ["plate"]]);
});

test("A product without related ones stays as it is", () => {
  const alone: ProductWithRows = { id: "mug", databaseId: 1, related: null };
  selectRelated(alone);
  expect(alone).toEqual({ id: "mug", databaseId: 1, related: null });
});
