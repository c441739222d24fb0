// Prices and stock that a page displays, to be compared with refetched ones.

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
