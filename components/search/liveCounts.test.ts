import { expect, test } from "vitest";
import { liveCounts } from "./liveCounts.ts";
import type { Vocabulary } from "./vocabulary.ts";

const vocabulary: Vocabulary = {
  attributes: [
    {
      attribute: "PA_GLAZE",
      field: "attributes.glaze",
      name: "Glaze",
      terms: [
        { slug: "oat", name: "Oat", colour: "#b9a58a" },
        { slug: "ink", name: "Ink", colour: "#223" },
        { slug: "moss", name: "Moss", colour: "#232" },
      ],
    },
  ],
  categories: [],
  priceFormat: { decimals: 2, prefix: "£", suffix: "", point: ".", group: undefined },
};

type Counts = Record<string, Record<string, number>>;

const counted = (disjunctive: Counts, stats = {}, conjunctive: Counts = {}) =>
  liveCounts(
    {
      facets: Object.entries(conjunctive).map(([name, data]) => ({ name, data })),
      disjunctiveFacets: Object.entries(disjunctive).map(([name, data]) => ({ name, data, stats })),
    },
    vocabulary,
  );

test("liveCounts lists terms in the shop's order with their colors, then unknown ones", () => {
  const { attributes } = counted({
    "attributes.glaze": { Ink: 3, Oat: 1, "New glaze": 2, Moss: 0 },
  });
  expect(attributes[0]?.terms).toEqual([
    { slug: "oat", name: "Oat", colour: "#b9a58a", count: 1 },
    { slug: "ink", name: "Ink", colour: "#223", count: 3 },
    { slug: "moss", name: "Moss", colour: "#232", count: 0 },
    { slug: "new-glaze", name: "New glaze", count: 2 },
  ]);
});

test("liveCounts counts the products that have an attribute, if the records tell it", () => {
  const values = { "attributes.glaze": { Ink: 2, Oat: 2 } };
  const countIn = (facets: Counts) => counted(values, {}, facets).attributes[0]?.productCount;
  expect(countIn({ facetFields: { "attributes.glaze": 3, colors: 9 } })).toBe(3);
  expect(countIn({ facetFields: { colors: 9 } })).toBe(0);
  expect(countIn({})).toBeUndefined();
});

test("liveCounts counts ratings by their rounded value", () => {
  const { ratedFrom } = counted({ rating: { "3.49": 1, "3.5": 2, "4.22": 4, "0": 8 } });
  expect([4, 3].map(ratedFrom)).toEqual([6, 7]);
});

test("liveCounts counts missing facets as zero", () => {
  expect(counted({})).toMatchObject({ inStock: 0, onSale: 0 });
  expect(counted({})).not.toHaveProperty("prices");
});

test("liveCounts has the shop's price format without products too", () => {
  expect(counted({}).priceFormat).toEqual(vocabulary.priceFormat);
});

test("liveCounts rounds the price bounds outwards to whole amounts", () => {
  const { prices } = counted({ price: {}, maxPrice: {} }, { min: 9.5, max: 20.1 });
  expect(prices).toEqual({ lowest: 9, highest: 21 });
});
