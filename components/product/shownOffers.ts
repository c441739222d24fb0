import type { Offer } from "./offerFields.ts";

const isOffer = (value: object): value is Offer =>
  "price" in value && "slug" in value && typeof value.slug === "string";

/** Collects the products with a price from a page's data, each once, by their slugs. */
export function shownOffers(data: unknown, found = new Map<string, Offer>()): Map<string, Offer> {
  if (typeof data === "object" && data) {
    if (isOffer(data)) found.set(data.slug, { ...found.get(data.slug), ...data });
    Object.values(data).forEach((value) => shownOffers(value, found));
  }
  return found;
}
