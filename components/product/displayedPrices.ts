import type { PriceAndStock } from "./priceAndStock.ts";

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
