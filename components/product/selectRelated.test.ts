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
function rowsOf(related: Related[], upsells: string[] = []) {
  const mug = {
    ...product("mug", "table", "mugs"),
    upsell: { nodes: upsells.map((id) => ({ id })) },
    related: { nodes: related },
  };
  selectRelated(mug);
  return [mug.upsell, mug.related].map(({ nodes }) => nodes.map(({ id }) => id));
}

test("Related products of the same categories come first, in the backend's order otherwise", () => {
  const related = [
    product("brush", "cleaning"),
    product("plate", "table"),
    product("cup", "mugs", "table"),
    product("bowl", "table"),
  ];
  expect(rowsOf(related)).toEqual([[], ["cup", "plate", "bowl", "brush"]]);
});

test("A product of the most specific category comes before those that share more of the others", () => {
  const mugs = { id: "mugs", parent: { node: { id: "table" } } };
  const mug = {
    id: "mug",
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

test("A page shows four related products, whatever number the backend returns", () => {
  const related = ["a", "b", "c", "d", "e", "f"].map((id) =>
    product(id, id === "f" ? "mugs" : "other"),
  );
  expect(rowsOf(related)).toEqual([[], ["f", "a", "b", "c"]]);
  expect(rowsOf(related.slice(4))).toEqual([[], ["f", "e"]]);
});

test("Neither row has the page's own product, and no product is in both rows", () => {
  const related = ["mug", "cup", "plate"].map((id) => product(id, "table"));
  expect(rowsOf(related, ["mug", "cup"])).toEqual([["cup"], ["plate"]]);
});

test("Products whose categories are unknown keep the backend's order", () => {
  const unknown = { databaseId: 0, productCategories: null };
  expect(
    rowsOf([
      { id: "a", ...unknown },
      { id: "b", databaseId: 0 },
    ]),
  ).toEqual([[], ["a", "b"]]);
  const alone: ProductWithRows = { id: "mug", related: null };
  selectRelated(alone);
  expect(alone).toEqual({ id: "mug", related: null });
});
