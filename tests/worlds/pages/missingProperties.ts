import type { JsonLdNode } from "./pageHead.ts";

// Structured data check: properties that schema.org or search engines require.

/**
 * Required properties by type, according to schema.org and the search engines that show it; of
 * several names in one string one suffices.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ["lowPrice", "priceCurrency"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  BreadcrumbList: ["itemListElement"],
  EntryPoint: ["urlTemplate"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "url|item", "name"],
  Offer: ["price", "priceCurrency", "url"],
  Organization: ["name", "url"],
  Product: ["name", "image", "offers|review|aggregateRating"],
  ProductGroup: ["name", "productGroupID", "hasVariant"],
  SearchAction: ["target", "query-input"],
  WebPage: ["name", "url"],
  WebSite: ["name", "url"],
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

const isEntity = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && "@type" in value;

/**
 * Returns the missing required properties of an item and the items within it, such as "Offer:
 * price".
 */
export function missingProperties(entity: JsonLdNode): string[] {
  const type = entity["@type"];
  const required = REQUIRED[type];
  if (!required) return [`${type} is no kind that is known`];
  const missing = required.filter((names) =>
    names.split("|").every((name) => isEmpty(entity[name])),
  );
  const within = Object.values(entity).flat().filter(isEntity);
  return [
    ...missing.map((names) => `${type}: ${names}`),
    ...within.flatMap((part) => missingProperties(part)),
  ];
}
