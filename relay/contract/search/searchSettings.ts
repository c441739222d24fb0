import type { IndexSettings } from "algoliasearch";
import { COLOR_FIELD, FACET_FIELDS } from "#relay/contract/page/searchFacts.ts";

// Index settings for Algolia: searchable attributes, facets, ranking and replicas.

const RELEVANCE = ["attribute", "typo", "custom"];

/** Sort orders besides relevance, each a replica index. */
const ORDERS: Record<string, string> = {
  newest: "desc(publishedAt)",
  price: "asc(price)",
  "price-desc": "desc(maxPrice)",
  popularity: "desc(popularity)",
  rating: "desc(rating)",
  name: "asc(sortName)",
};

/**
 * Returns the settings of the product index and its replicas, by name. `attributes` are the names
 * of the facet attributes.
 */
export function searchSettings(
  index: string,
  attributes: Iterable<string>,
): Map<string, IndexSettings> {
  const shared: IndexSettings = {
    searchableAttributes: [
      "unordered(name)",
      "unordered(skus)",
      "unordered(categories)",
      "unordered(tags),unordered(attributes)",
      "unordered(shortDescription)",
      "unordered(description)",
    ],
    attributesForFaceting: [
      ...["lvl0", "lvl1", "lvl2", "lvl3"].map((level) => `categories.${level}`),
      ...Array.from(attributes, (name) => `searchable(attributes.${name})`),
      `searchable(${COLOR_FIELD})`,
      FACET_FIELDS,
      "searchable(tags)",
      "price",
      "maxPrice",
      "rating",
      "onSale",
      "inStock",
      "featured",
    ],
    customRanking: ["desc(inStock)", "desc(popularity)", "desc(rating)"],
    // Fields that a product list displays; the product page has the rest.
    attributesToRetrieve: ["*", "-description", "-sortName", "-contentHash"],
    attributesToHighlight: ["name", "categories", "attributes", "shortDescription"],
  };
  const names = Object.keys(ORDERS).map((order) => `${index}_${order}`);
  return new Map<string, IndexSettings>([
    [index, { ...shared, replicas: names }],
    ...Object.entries(ORDERS).map(([order, key]): [string, IndexSettings] => [
      `${index}_${order}`,
      { ...shared, ranking: [key, ...RELEVANCE] },
    ]),
  ]);
}
