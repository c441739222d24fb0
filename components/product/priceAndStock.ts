import { graphql } from "react-relay";

// Comparison of displayed prices and stock with refetched ones.

/** Fields that a list displays of a product, by the names of its query's fields. */
export type PriceAndStock = {
  slug: string;
  price?: string | null | undefined;
  regularPrice?: string | null | undefined;
  onSale?: boolean | null | undefined;
  stockStatus?: string | null | undefined;
};

const hasPrice = (value: object): value is PriceAndStock =>
  "price" in value && "slug" in value && typeof value.slug === "string";

/** Collects the products with a price from a page's data, each once, by their slugs. */
export function displayedPrices(
  data: unknown,
  found = new Map<string, PriceAndStock>(),
): Map<string, PriceAndStock> {
  if (typeof data === "object" && data) {
    if (hasPrice(data)) found.set(data.slug, { ...found.get(data.slug), ...data });
    Object.values(data).forEach((value) => displayedPrices(value, found));
  }
  return found;
}

// Fields that lists display of a product and that may be outdated; cards read them in the store.
void graphql`
  fragment priceAndStock_product on Product {
    slug
    onSale
    ... on ProductWithPricing {
      price
      regularPrice
    }
    ... on InventoriedProduct {
      stockStatus
    }
  }
`;

const isDifferent = (shown: unknown, current: unknown) => shown !== undefined && shown !== current;

type ComparedFields = Omit<PriceAndStock, "slug">;

/** True if a displayed field has another value now. */
export const hasChanged = (shown: ComparedFields, current: ComparedFields): boolean =>
  isDifferent(shown.price, current.price) ||
  isDifferent(shown.regularPrice, current.regularPrice) ||
  isDifferent(shown.onSale, current.onSale) ||
  isDifferent(shown.stockStatus, current.stockStatus);

/** True if a displayed field of some product has another value in the response. */
export const haveChanged = (
  shown: ReadonlyMap<string, PriceAndStock>,
  response: unknown,
): boolean =>
  [...displayedPrices(response).values()].some((current) => {
    const before = shown.get(current.slug);
    return before !== undefined && hasChanged(before, current);
  });
