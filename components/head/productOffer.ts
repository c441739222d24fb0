import { plainText } from "#relay/contract/text/plainText.ts";
import { displayedAmount, displayedAmounts } from "#relay/contract/cart/displayedAmounts.ts";
import { currencyOf } from "#relay/contract/cart/currencyOf.ts";
import type { HeadContext, JsonLdNode } from "#relay/headTags.ts";
import { siteAddress } from "./canonicalUrls.ts";

// Schema.org offers of a product page's JSON-LD: price, currency and availability.

const AVAILABILITY: Readonly<Record<string, string>> = {
  IN_STOCK: "https://schema.org/InStock",
  OUT_OF_STOCK: "https://schema.org/OutOfStock",
};
const BACKORDER = "https://schema.org/BackOrder";

/** Price and stock of a product or variation, for its schema.org offer. */
export type Priced = {
  /** Raw price, as the merchant entered it: perhaps without the tax that `words` include. */
  readonly price?: string | null | undefined;
  /** Formatted price, with its currency symbol. */
  readonly words?: string | null | undefined;
  readonly onSale?: boolean | null | undefined;
  /** In the shop's time zone. */
  readonly dateOnSaleTo?: string | null | undefined;
  readonly stockStatus?: string | null | undefined;
};

const currencyAt = (place: HeadContext, formatted: string) =>
  place.site.currency ?? currencyOf(formatted);

/**
 * Schema.org Offer with the price that the page displays; undefined if that is not a single one or
 * its currency is not known.
 */
export function productOffer(
  priced: Priced,
  formatted: string,
  place: HeadContext,
): JsonLdNode | undefined {
  const { onSale, dateOnSaleTo, stockStatus } = priced;
  const currency = currencyAt(place, formatted);
  const price = displayedAmount({ text: formatted, raw: priced.price });
  if (!currency || price === undefined) return undefined;
  // As the product feed has it, which merchant programs compare: it needs a date for a backorder.
  const isBackorder = stockStatus === "ON_BACKORDER";
  const hasDate = place.texts.delivery?.madeToOrderDays !== undefined;
  const availability =
    isBackorder && hasDate
      ? BACKORDER
      : AVAILABILITY[isBackorder ? "OUT_OF_STOCK" : (stockStatus ?? "")];
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
 * Schema.org AggregateOffer of a grouped product, which has no price of its own: the lowest to the
 * highest price of its parts. A part with variations counts with all their prices.
 */
export function partsOffer(parts: readonly Priced[], place: HeadContext): JsonLdNode | undefined {
  const prices = parts
    .flatMap(({ words, price }) => displayedAmounts({ text: words, raw: price }))
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
