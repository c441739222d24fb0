import { expect, test } from "vitest";
import { displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { formatAmountLike, activeFilters } from "./activeFilters.ts";

test("formatAmountLike formats an amount as the shop formats its prices", () => {
  const formatLike = (text: string, amount: number) =>
    formatAmountLike(displayedFormat({ text, raw: "1210.5" }), amount);
  expect(formatLike("£1,210.50", 40)).toBe("£40");
  expect(formatLike("1 210,50 €", 40)).toBe("40 €");
  expect(formatLike("1 210,50 €", 21.5)).toBe("21,50 €");
  expect(formatLike("CHF 1’210.50", 40)).toBe("CHF 40");
  expect(formatLike("BD 1,210.500", 1500)).toBe("BD 1,500");
  expect(formatAmountLike(undefined, 40)).toBe("40");
});

test("each active filter can be removed on its own", () => {
  const facets = { attributes: { PA_GLAZE: ["celadon", "ink"] }, minPrice: 10, isOnSale: true };
  const inUse = activeFilters(
    facets as Parameters<typeof activeFilters>[0],
    (_, term) => term,
    String,
  );
  expect(inUse.map(({ label }) => label)).toEqual(["celadon", "ink", "10 and more", "On sale"]);
  expect(inUse[0]?.without).toEqual({ ...facets, attributes: { PA_GLAZE: ["ink"] } });
  expect(inUse[2]?.without).toEqual({ attributes: facets.attributes, isOnSale: true });
});
