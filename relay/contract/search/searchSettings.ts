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

type Language = NonNullable<IndexSettings["queryLanguages"]>[number];

/** Languages of whose plurals and stop words Algolia documents dictionaries; English is as ever. */
const LANGUAGES: readonly Language[] = [
  "ar",
  "bg",
  "ca",
  "cs",
  "da",
  "de",
  "es",
  "eu",
  "fi",
  "fr",
  "gl",
  "nl",
  "pl",
];

/** Those of them whose compounds Algolia takes apart. */
const COMPOUNDING: readonly Language[] = ["da", "de", "fi", "nl"];

/** Returns what Algolia documents for a language. */
function languageSettings(shopLanguage: string): IndexSettings {
  const language = LANGUAGES.find((known) => known === shopLanguage);
  if (!language) return {};
  return {
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    ...(COMPOUNDING.includes(language) && {
      decompoundedAttributes: {
        [language]: ["name", "categories", "tags", "attributes", "shortDescription", "description"],
      },
    }),
  };
}

/**
 * Returns the settings of the product index and its replicas, by name. `attributes` are the names
 * of the facet attributes.
 */
export function searchSettings(
  index: string,
  attributes: Iterable<string>,
  language = "en",
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
    // Long texts have a word like nearly every other one.
    disableTypoToleranceOnAttributes: ["shortDescription", "description"],
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
    ...languageSettings(language),
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
