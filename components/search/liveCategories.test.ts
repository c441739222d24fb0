import { expect, test } from "vitest";
import { liveCategories, shopCategories } from "./liveCategories.ts";
import type { Vocabulary } from "./vocabulary.ts";

const paths = ["Table", "Table > Mugs", "Table > Mugs > Small", "Bath", "Bath > Towels"];
const vocabulary: Vocabulary = {
  attributes: [],
  categories: paths.map((path) => {
    const name = path.split(" > ").at(-1) ?? "";
    return { slug: name.toLowerCase(), name, path };
  }),
};

const leaf = (path: string, count: number) => ({ path, count, data: null });
const found = (
  data: Parameters<typeof liveCategories>[0]["hierarchicalFacets"][number]["data"],
) => ({
  hierarchicalFacets: [{ data }],
});

test("liveCategories starts with the non-empty top-level categories in the shop's order", () => {
  const results = found([leaf("Bath", 3), leaf("Table", 9), leaf("Unknown", 1)]);
  expect(liveCategories(results, "", vocabulary)).toEqual({
    chosen: undefined,
    choices: [
      { category: "table", name: "Table", count: 9 },
      { category: "bath", name: "Bath", count: 3 },
    ],
  });
});

test("liveCategories lists the subcategories of the chosen category, and none below the lowest", () => {
  const mugs = { path: "Table > Mugs", count: 5, data: [leaf("Table > Mugs > Small", 2)] };
  const results = found([leaf("Bath", 3), { path: "Table", count: 9, data: [mugs] }]);
  expect(liveCategories(results, "mugs", vocabulary)).toEqual({
    chosen: "Mugs",
    choices: [{ category: "small", name: "Small", count: 2 }],
  });
  expect(liveCategories(results, "towels", vocabulary)).toEqual({ chosen: "Towels", choices: [] });
  expect(liveCategories(found(null), "", vocabulary).choices).toEqual([]);
});

test("shopCategories lists the shop's categories without counts when there is no index", () => {
  const names = (category?: string) =>
    shopCategories(category, vocabulary).choices.map(({ name }) => name);
  expect(names()).toEqual(["Table", "Bath"]);
  expect(names("table")).toEqual(["Mugs"]);
  expect(shopCategories("table", vocabulary).chosen).toBe("Table");
});
