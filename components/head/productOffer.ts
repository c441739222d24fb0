import { currencyOf } from "#relay/currencyOf.ts";
import type { HeadPlace, Thing } from "#relay/headFacts.ts";
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

/**
 * A thing's offer, at the price that the shop keeps; undefined where that is no single number, or
 * nobody says in which currency it is.
 */
export function productOffer(priced: Priced, words: string, place: HeadPlace): Thing | undefined {
  const { price, onSale, dateOnSaleTo, stockStatus } = priced;
  const currency = place.site.currency ?? currencyOf(words);
  if (!currency || !price || !/^\d+(\.\d+)?$/.test(price)) return undefined;
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
