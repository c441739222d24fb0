import { formatPriceLike } from "#components/product/formatPriceLike.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { t } from "#words/t.ts";

// Links of a listing that remove an active facet, or set an upper price limit.

/**
 * Link to an upper price limit: its label, and the facets with it, or without it if it is set
 * already.
 */
type PriceStep = { label: string; to: Facets; isCurrent: boolean };

/** Returns the upper price limits that leave some, but not all of a listing's products. */
export function priceLinks(
  facets: Facets,
  { prices, priceFormat }: Pick<FacetCounts, "prices" | "priceFormat">,
  steps: readonly number[],
): PriceStep[] {
  const { minPrice, maxPrice, ...unpriced } = facets;
  return steps.flatMap((step) => {
    const isCurrent = maxPrice === step && minPrice === undefined;
    const isUseful = prices && step > prices.lowest && step < prices.highest;
    if (!isCurrent && !isUseful) return [];
    const label = t("category.priceUpTo", { price: formatAmountLike(priceFormat, step) });
    return [{ label, to: isCurrent ? unpriced : { ...unpriced, maxPrice: step }, isCurrent }];
  });
}

/** Active facet: its label, and the facets without it. */
export type ActiveFilter = { label: string; without: Facets };

/**
 * Formats an amount as the shop formats prices, without decimals if it is whole; as a plain number
 * without the format.
 */
export const formatAmountLike = (format: AmountFormat | undefined, amount: number): string =>
  format
    ? formatPriceLike({ ...format, ...(Number.isInteger(amount) && { decimals: 0 }) }, amount)
    : `${amount}`;

/** Returns a sentence with the lowest and highest price of a listing without its price filter. */
export const pricesHere = (
  { lowest, highest }: NonNullable<FacetCounts["prices"]>,
  format: AmountFormat | undefined,
): string =>
  t("category.pricesHere", {
    lowest: formatAmountLike(format, lowest),
    highest: formatAmountLike(format, highest),
  });

function priceLabel({ minPrice, maxPrice }: Facets, formatAmount: (amount: number) => string) {
  if (minPrice === undefined) {
    return t("category.priceUpTo", { price: formatAmount(maxPrice ?? 0) });
  }
  const lowest = formatAmount(minPrice);
  return maxPrice === undefined
    ? t("category.priceFrom", { price: lowest })
    : t("category.priceRange", { lowest, highest: formatAmount(maxPrice) });
}

/** Returns one active facet per choice; `nameOf` names a term, `formatAmount` formats an amount. */
export function activeFilters(
  facets: Facets,
  nameOf: (attribute: string, term: string) => string,
  formatAmount: (amount: number) => string,
): ActiveFilter[] {
  const { minPrice, maxPrice, ...unpriced } = facets;
  const { isInStock, ...anyStock } = facets;
  const { isOnSale, ...anyPrice } = facets;
  const { rating, ...anyRating } = facets;
  const terms = Object.entries(facets.attributes).flatMap(([attribute, chosen]) =>
    chosen.map((term) => ({
      label: nameOf(attribute, term),
      without: {
        ...facets,
        attributes: { ...facets.attributes, [attribute]: chosen.filter((one) => one !== term) },
      },
    })),
  );
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    ...terms,
    ...(hasPrice ? [{ label: priceLabel(facets, formatAmount), without: unpriced }] : []),
    ...(isInStock ? [{ label: t("category.inStock"), without: anyStock }] : []),
    ...(isOnSale ? [{ label: t("category.onSale"), without: anyPrice }] : []),
    ...(rating ? [{ label: t("category.ratedFrom", { rating }), without: anyRating }] : []),
  ];
}
