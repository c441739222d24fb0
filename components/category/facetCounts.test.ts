import { expect, test } from "vitest";
import { isWorthFacet } from "./AttributeFacet.tsx";
import { joinCounts } from "./facetCounts.ts";
import { priceLinks } from "./activeFilters.ts";

const term = (slug: string, count: number) => ({ slug, name: slug.toUpperCase(), count });

test("joinCounts adds up the terms of a joined attribute's members by slug", () => {
  const counted = [
    { attribute: "PA_GLAZE", name: "Glaze", terms: [term("ink", 4), term("celadon", 2)] },
    { attribute: "PA_COLOUR", name: "Colour", terms: [{ ...term("ink", 3), colour: "#39404a" }] },
  ];
  expect(joinCounts(counted, ["PA_COLOUR+PA_GLAZE"])).toEqual([
    {
      attribute: "PA_COLOUR+PA_GLAZE",
      name: "Colour",
      terms: [{ ...term("ink", 7), colour: "#39404a" }, term("celadon", 2)],
    },
  ]);
});

test("isWorthFacet counts a product with several values once, where the products are counted", () => {
  const terms = [term("a", 2), term("b", 2)];
  const attribute = { attribute: "PA_SIZE", name: "Size", terms, chosen: [] };
  expect(isWorthFacet({ ...attribute, productCount: 2 }, 10)).toBe(false);
  expect(isWorthFacet({ ...attribute, productCount: 3 }, 10)).toBe(true);
});

test.each([
  ["has two values on 30 % of the products", [term("a", 2), term("b", 1)], [], true],
  ["has two values on fewer products", [term("a", 1), term("b", 1)], [], false],
  ["has one value on all products", [term("a", 10), term("b", 0)], [], false],
  ["is in use", [term("a", 1)], ["a"], true],
])(
  "isWorthFacet accepts only an attribute in use, or with two values on enough products: one that %s",
  (_, terms, chosen, isWorth) => {
    const attribute = { attribute: "PA_SIZE", name: "Size", terms, chosen };
    expect(isWorthFacet(attribute, 10)).toBe(isWorth);
  },
);

test("priceLinks returns the limits that leave some products, and removes the current one", () => {
  const counts = {
    prices: { lowest: 12, highest: 60 },
    priceFormat: { decimals: 2, prefix: "£", suffix: "", point: ".", group: undefined },
  };
  const facets = { attributes: {}, maxPrice: 30 };
  expect(priceLinks(facets, counts, [10, 15, 30, 60])).toEqual([
    { label: "Up to £15", to: { attributes: {}, maxPrice: 15 }, isCurrent: false },
    { label: "Up to £30", to: { attributes: {} }, isCurrent: true },
  ]);
  expect(priceLinks({ attributes: {} }, {}, [15])).toEqual([]);
});
