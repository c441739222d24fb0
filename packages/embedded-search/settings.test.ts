import { expect, test } from "vitest";
import {
  columnAttributes,
  facetAttributes,
  rankingOf,
  replicasOf,
  searchableLevels,
  texts,
  wholeNumber,
} from "./settings.ts";

test("A list setting is accepted as an array, as JSON text and separated by commas", () => {
  for (const list of [["a", "b"], '["a","b"]', "a,b"])
    expect(texts({ list }, "list")).toEqual(["a", "b"]);
  expect(() => texts({ list: 7 }, "list")).toThrow("list: expected a list of texts");
});

test("A number outside its bounds is rejected with the name of its parameter", () => {
  expect(wholeNumber({ page: "2" }, "page", { fallback: 0 })).toBe(2);
  expect(() => wholeNumber({ page: -1 }, "page", { fallback: 0 })).toThrow("page: expected");
  expect(() =>
    wholeNumber({ hitsPerPage: 1001 }, "hitsPerPage", { most: 1000, fallback: 20 }),
  ).toThrow("from 0 to 1000");
});

test("searchableAttributes is parsed into levels, without modifiers", () => {
  expect(searchableLevels({ searchableAttributes: ["name", "unordered(brand),sku"] })).toEqual([
    ["name"],
    ["brand", "sku"],
  ]);
});

test("attributesForFaceting is parsed with its modifiers, including nested ones", () => {
  const attributesForFaceting = [
    "glaze",
    "searchable(brand)",
    "filterOnly(sku)",
    "afterDistinct(searchable(size))",
  ];
  expect(facetAttributes({ attributesForFaceting })).toEqual([
    { name: "glaze", isSearchable: false, isCounted: true },
    { name: "brand", isSearchable: true, isCounted: true },
    { name: "sku", isSearchable: false, isCounted: false },
    { name: "size", isSearchable: true, isCounted: true },
  ]);
});

test("A virtual replica sorts by its custom ranking first", () => {
  const settings = { customRanking: ["desc(price)"] };
  const key = { attribute: "price", isDescending: true };
  expect(rankingOf(settings, false)).toEqual({ leading: [], custom: [key], typosFirst: false });
  expect(rankingOf(settings, true)).toEqual({ leading: [key], custom: [], typosFirst: false });
  expect(rankingOf({ ranking: ["typo", "attribute"] }, false).typosFirst).toBe(true);
});

test("columnAttributes lists each attribute that needs a column once", () => {
  const settings = {
    attributesForFaceting: ["glaze"],
    customRanking: ["asc(price)", "asc(glaze)"],
  };
  expect(columnAttributes([settings, { attributeForDistinct: "sku" }])).toEqual([
    "glaze",
    "price",
    "sku",
  ]);
});

test("replicas is parsed into standard and virtual replicas", () => {
  expect(replicasOf({ replicas: ["cheapest", "virtual(newest)"] })).toEqual([
    { name: "cheapest", isVirtual: false },
    { name: "newest", isVirtual: true },
  ]);
});
