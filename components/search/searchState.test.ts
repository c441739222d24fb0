import { expect, test } from "vitest";
import { fromUiState, isRatedFrom, parseSearch, spellSearch, toUiState } from "./searchState.ts";
import { slugOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

const glaze = {
  attribute: "PA_GLAZE",
  field: "attributes.glaze",
  name: "Glaze",
  terms: [
    { slug: "celadon", name: "Celadon" },
    { slug: "ink-2", name: "Deep ink" },
  ],
};
const categories = [
  { slug: "table", name: "Table", path: "Table" },
  { slug: "mugs", name: "Mugs", path: "Table > Mugs" },
];
const vocabulary: Vocabulary = { attributes: [glaze], categories };

test.each([
  "",
  "?q=mug",
  "?q=mug&glaze=celadon,ink-2&price=10-40&stock=in&sale=1&rating=4&sort=price-desc&page=3",
  "?q=mug&glaze=celadon&category=mugs&sort=price",
  "?q=mug&price=-40",
  "?q=mug&price=10-",
  "?q=caf%C3%A9+au+lait&sort=newest",
])("A search address survives the round trip through the widgets: %s", (search) => {
  const widgets = toUiState(parseSearch(search, vocabulary), vocabulary, "products");
  expect(spellSearch(fromUiState(widgets, vocabulary, "products"), vocabulary)).toBe(search);
});

test("A search text is cut to what a search accepts, between characters", () => {
  const sent = (q: string) => parseSearch(`?${new URLSearchParams({ q })}`, vocabulary).q;
  expect(sent("a".repeat(511))).toBe("a".repeat(511));
  expect(sent("a".repeat(600))).toBe("a".repeat(511));
  expect(sent("ü".repeat(600))).toBe("ü".repeat(255));
  expect(sent(`${"a".repeat(509)}😀`)).toBe("a".repeat(509));
  expect(sent(`${"a".repeat(510)} b`)).toBe("a".repeat(510));
});

test.each([
  [`?q=${"a".repeat(600)}`, `?q=${"a".repeat(511)}`],
  ["?q=mug&glaze=ink-2&glaze=celadon&utm_source=mail", "?q=mug&glaze=celadon,ink-2"],
  ["?sort=sideways&page=-4&q=+mug+", "?q=mug"],
  ["?q=mug&page=1", "?q=mug"],
  ["?category=mugs&q=mug", "?q=mug&category=mugs"],
  ["?q=mug&category=unheard-of", "?q=mug"],
])("A search address is normalized to its canonical spelling: %s", (search, spelled) => {
  expect(spellSearch(parseSearch(search, vocabulary), vocabulary)).toBe(spelled);
});

test("toUiState uses the index's field names and the replica of the sort order", () => {
  const state = parseSearch("?q=mug&glaze=ink-2&price=10-40&rating=4&sort=name", vocabulary);
  expect(toUiState(state, vocabulary, "goods")).toEqual({
    query: "mug",
    refinementList: { "attributes.glaze": ["Deep ink"] },
    range: { price: ":40", maxPrice: "10:", rating: "3.5:" },
    toggle: {},
    sortBy: "goods_name",
  });
});

test("toUiState filters by category path, down to the deepest level that records have", () => {
  const deep = ["A", "A > B", "A > B > C", "A > B > C > D", "A > B > C > D > E"].map((path) => ({
    slug: path.slice(-1),
    name: path.slice(-1),
    path,
  }));
  const menuAt = (category: string) =>
    toUiState(
      parseSearch(`?category=${category}`, { attributes: [], categories: deep }),
      { attributes: [], categories: deep },
      "goods",
    ).hierarchicalMenu;
  expect(menuAt("B")).toEqual({ "categories.lvl0": ["A", "B"] });
  expect(menuAt("E")).toEqual({ "categories.lvl0": ["A", "B", "C", "D"] });
});

test("isRatedFrom compares the rounded rating", () => {
  expect([3.4, 3.5, 4, 5].map((average) => isRatedFrom(average, 4))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("slugOf gives an unlisted term the slug that WordPress would give it", () => {
  expect(slugOf(glaze, "Crème brûlée & co")).toBe("creme-brulee-co");
  expect(slugOf(glaze, "DEEP INK")).toBe("ink-2");
});
