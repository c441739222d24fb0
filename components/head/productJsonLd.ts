import { optionName } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import { selectableVariations } from "#relay/contract/page/variationChoice.ts";
import type { Choice } from "#relay/contract/page/variationChoice.ts";
import type { HeadContext, JsonLdNode } from "#relay/headTags.ts";
import type { productFactsQuery$data } from "#__generated__/productFactsQuery.graphql.ts";
import { displayedAmount, displayedAmounts } from "#relay/contract/cart/displayedAmounts.ts";
import { currencyOf } from "#relay/contract/cart/currencyOf.ts";
import { siteAddress } from "./canonicalUrls.ts";
import { summary } from "./summary.ts";

// JSON-LD of a product page: a schema.org Product, with its variations and offers.

const AVAILABILITY: Readonly<Record<string, string>> = {
  IN_STOCK: "https://schema.org/InStock",
  OUT_OF_STOCK: "https://schema.org/OutOfStock",
};
const BACKORDER = "https://schema.org/BackOrder";

/** Price and stock of a product or variation, for its schema.org offer. */
type Priced = {
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

type Product = NonNullable<productFactsQuery$data["described"]>;
type Variation = NonNullable<Product["variations"]>["nodes"][number];

/** Properties by which the variants of a schema.org ProductGroup may differ, by attribute name. */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: "color",
  colour: "color",
  size: "size",
  material: "material",
  pattern: "pattern",
};

const propertyOf = (attribute: string | null | undefined) => {
  const name = (attribute ?? "").replace(/^pa_/, "").toLowerCase();
  return Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
};

const offerOf = (priced: Priced, place: HeadContext) => {
  const offers = productOffer(priced, plainText(priced.words), place);
  return offers && { offers };
};

const offerOfParts = (parts: readonly Priced[], place: HeadContext) => {
  const offers = partsOffer(parts, place);
  return offers && { offers };
};

/** Variation with the choice that selects it on the product's page. */
type Selectable = { variation: Variation; choice: Choice; names: readonly string[] };

/** Variation attributes that schema.org has a property for. */
function differences(choice: Choice, product: Product): Record<string, string> {
  const known = Object.entries(choice).flatMap(([name, value]) => {
    const property = propertyOf(name);
    if (!property) return [];
    const attribute = product.attributes?.nodes.find((other) => other.name === name);
    return [[property, optionName(attribute ?? {}, value)] as const];
  });
  return Object.fromEntries(known);
}

function variant(
  { variation, choice, names }: Selectable,
  product: Product,
  place: HeadContext,
): JsonLdNode {
  // The page of a variation is its product's, with its attributes in the query.
  const own = { ...place, path: place.path + choiceSearch(choice, names) };
  const picture = variation.image?.sourceUrl ?? product.image?.sourceUrl;
  return {
    "@type": "Product",
    name: plainText(variation.name ?? product.name),
    sku: variation.sku || String(variation.databaseId),
    ...(picture && { image: siteAddress(picture, place.site) }),
    url: siteAddress(own.path, place.site),
    ...differences(choice, product),
    ...offerOf(variation, own),
  };
}

function group(product: Product, place: HeadContext) {
  const varied = (product.attributes?.nodes ?? []).flatMap(({ name, variation }) =>
    variation ? (propertyOf(name) ?? []) : [],
  );
  return {
    "@type": "ProductGroup",
    productGroupID: product.sku || String(product.databaseId),
    ...(varied.length > 0 && {
      variesBy: [...new Set(varied)].map((property) => `https://schema.org/${property}`),
    }),
    hasVariant: selectableVariations(product).map((one) => variant(one, product, place)),
  };
}

/** Returns the Product; one with variations is also a ProductGroup of Products. */
export function productJsonLd(product: Product, place: HeadContext): JsonLdNode {
  const description = summary(product.description) ?? summary(product.shortDescription);
  const pictures = [product.image, ...(product.galleryImages?.nodes ?? [])].flatMap((picture) =>
    picture?.sourceUrl ? [siteAddress(picture.sourceUrl, place.site)] : [],
  );
  const variations = product.variations?.nodes ?? [];
  const reviewCount = product.reviewCount ?? 0;
  return {
    "@type": "Product",
    name: plainText(product.name),
    url: siteAddress(place.path, place.site),
    ...(product.sku && { sku: product.sku }),
    ...(description && { description }),
    ...(pictures.length > 0 && { image: [...new Set(pictures)] }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.averageRating ?? 0,
        reviewCount,
      },
    }),
    ...(variations.length > 0 ? group(product, place) : offerOf(product, place)),
    ...(product.parts && offerOfParts(product.parts.nodes, place)),
  };
}
