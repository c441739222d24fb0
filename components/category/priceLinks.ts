import type { Facets } from "#relay/contract/page/facets.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { formatAmountLike } from "./activeFilters.ts";

// Upper price limits that the price facet links to.

/**
 * Link to an upper price limit: its label, and the facets with it, or without it if it is set
 * already.
 */
type PriceStep = { label: string; to: Facets; isCurrent: boolean };

/** Returns the upper price limits that leave some, but not all of a listing's products. */
export function priceLinks(
  facets: Facets,
  prices: FacetCounts["prices"],
  steps: readonly number[],
): PriceStep[] {
  const { minPrice, maxPrice, ...unpriced } = facets;
  return steps.flatMap((step) => {
    const isCurrent = maxPrice === step && minPrice === undefined;
    const isUseful = prices && step > prices.lowest && step < prices.highest;
    if (!isCurrent && !isUseful) return [];
    const label = `Up to ${formatAmountLike(prices?.format, step)}`;
    return [{ label, to: isCurrent ? unpriced : { ...unpriced, maxPrice: step }, isCurrent }];
  });
}
