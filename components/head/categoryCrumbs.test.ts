import { expect, test } from "vitest";
import { categoryCrumbs, productCrumbs } from "./categoryCrumbs.ts";

test("categoryCrumbs lists all of a category's ancestors from the top one down", () => {
  const nodes = [
    { name: "Mugs &amp; cups", slug: "mugs" },
    { name: "Tableware", slug: "tableware" },
    { name: "Table", slug: "table" },
  ];
  expect(categoryCrumbs({ ancestors: { nodes } })).toEqual([
    { name: "Table", path: "/category/table" },
    { name: "Tableware", path: "/category/tableware" },
    { name: "Mugs & cups", path: "/category/mugs" },
  ]);
  expect(categoryCrumbs({ ancestors: null })).toEqual([]);
});

test("productCrumbs leads through all ancestors of a product's most specific category, not of the default one", () => {
  const chairs = {
    name: "Folding chairs",
    slug: "folding",
    ancestors: {
      nodes: [
        { name: "Chairs", slug: "chairs" },
        { name: "Furniture", slug: "furniture" },
      ],
    },
  };
  const gifts = { name: "Gifts", slug: "gifts", ancestors: { nodes: [] } };
  const unsorted = { name: "Uncategorized", slug: "uncategorized", ancestors: null };
  expect(productCrumbs([unsorted, gifts, chairs]).map(({ path }) => path)).toEqual([
    "/category/furniture",
    "/category/chairs",
    "/category/folding",
  ]);
  expect(productCrumbs([unsorted])).toEqual([]);
});
