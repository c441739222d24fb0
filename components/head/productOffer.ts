import { plainText } from "#components/ui/plainText.ts";
import { currencyOf } from "#relay/contract/currencyOf.ts";
import type { HeadPlace, JsonLdThing } from "#relay/headFacts.ts";
import { siteAddress } from "./addresses.ts";

const AVAILABILITY: Readonly<Record<string, string>> = {
  IN_STOCK: "https://schema.org/InStock",
  OUT_OF_STOCK: "https://schema.org/OutOfStock",
  ON_BACKORDER: "https://schema.org/BackOrder",
};

/** What is asked for a thing, and whether it can be had. */
export type Priced = {
  /** As the shop keeps it: a number without a sign. */
  readonly price?: string | null | undefined;
  /** As the shop writes it, with its sign. */
  readonly words?: string | null | undefined;
  readonly onSale?: boolean | null | undefined;
  /** In the shop's own time. */
  readonly dateOnSaleTo?: string | null | undefined;
  readonly stockStatus?: string | null | undefined;
};

const isPrice = (price: string) => /^\d+(\.\d+)?$/.test(price);

const currencyAt = (place: HeadPlace, words: string) => place.site.currency ?? currencyOf(words);

/**
 * A thing's offer, at the price that the shop keeps; undefined where that is no single number, or
 * nobody says in which currency it is.
 */
export function productOffer(
  priced: Priced,
  words: string,
  place: HeadPlace,
): JsonLdThing | undefined {
  const { price, onSale, dateOnSaleTo, stockStatus } = priced;
  const currency = currencyAt(place, words);
  if (!currency || !price || !isPrice(price)) return undefined;
  const availability = AVAILABILITY[stockStatus ?? ""];
  const until = onSale ? /^\d{4}-\d\d-\d\d/.exec(dateOnSaleTo ?? "")?.[0] : undefined;
  return {
    "@type": "Offer",
    url: siteAddress(place.path, place.site),
    price,
    priceCurrency: currency,
    ...(availability && { availability }),
    ...(until && { priceValidUntil: until }),
  };
}

/**
 * What the parts of a set are offered for, from the cheapest to the dearest: the set has no price of
 * its own. A part with variations has the prices of all of them.
 */
export function partsOffer(parts: readonly Priced[], place: HeadPlace): JsonLdThing | undefined {
  const prices = parts
    .flatMap(({ price }) => price?.split(", ") ?? [])
    .filter(isPrice)
    .toSorted((one, other) => Number(one) - Number(other));
  const currency = currencyAt(place, plainText(parts.find(({ words }) => words)?.words));
  if (!currency || prices.length === 0) return undefined;
  return {
    "@type": "AggregateOffer",
    url: siteAddress(place.path, place.site),
    lowPrice: prices[0],
    highPrice: prices.at(-1),
    offerCount: parts.length,
    priceCurrency: currency,
  };
}
