import { formatPriceLike } from "#components/product/formatPriceLike.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { Facets } from "#relay/contract/page/facets.ts";

// Active facets of a listing, with their labels, for the links that remove them.

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

function priceLabel({ minPrice, maxPrice }: Facets, formatAmount: (amount: number) => string) {
  if (minPrice === undefined) return `Up to ${formatAmount(maxPrice ?? 0)}`;
  return maxPrice === undefined
    ? `${formatAmount(minPrice)} and more`
    : `${formatAmount(minPrice)} to ${formatAmount(maxPrice)}`;
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
    ...(isInStock ? [{ label: "In stock", without: anyStock }] : []),
    ...(isOnSale ? [{ label: "On sale", without: anyPrice }] : []),
    ...(rating ? [{ label: `Rated ${rating} and up`, without: anyRating }] : []),
  ];
}
