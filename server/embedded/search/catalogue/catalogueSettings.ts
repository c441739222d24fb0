import { text } from "#server/embedded/shop/columns.ts";
import type { Database } from "#server/embedded/shop/database.ts";
import type { Settings } from "#server/embedded/search/settings.ts";

const RELEVANCE = ["attribute", "typo", "custom"];

/** The orders a list can be seen in besides the best match, each an index of its own. */
const ORDERS: Record<string, string> = {
  newest: "desc(publishedAt)",
  price: "asc(price)",
  "price-desc": "desc(maxPrice)",
  popularity: "desc(popularity)",
  rating: "desc(rating)",
  name: "asc(sortName)",
};

/** The settings of the products' index and of its replicas, by their names. */
export function catalogueSettings(database: Database, index: string): Map<string, Settings> {
  const attributes = database
    .all("select slug from attribute order by position")
    .map((row) => `searchable(attributes.${text(row, "slug")})`);
  const shared: Settings = {
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
      ...attributes,
      "searchable(tags)",
      "price",
      "rating",
      "onSale",
      "inStock",
      "featured",
    ],
    customRanking: ["desc(inStock)", "desc(popularity)", "desc(rating)"],
    // What a list of products shows; a product's page has the rest.
    attributesToRetrieve: ["*", "-description", "-sortName"],
    attributesToHighlight: ["name", "categories", "attributes", "shortDescription"],
  };
  const names = Object.keys(ORDERS).map((order) => `${index}_${order}`);
  return new Map<string, Settings>([
    [index, { ...shared, replicas: names }],
    ...Object.entries(ORDERS).map(([order, key]): [string, Settings] => [
      `${index}_${order}`,
      { ...shared, ranking: [key, ...RELEVANCE] },
    ]),
  ]);
}
