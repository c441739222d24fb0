import { expect, test } from "vitest";
import { categoryCrumbs } from "./categoryCrumbs.ts";

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
