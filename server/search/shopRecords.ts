import { listed } from "#server/pages/catalogueLists.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { searchRecord } from "./searchRecord.ts";
import {
  CATEGORIES_QUERY,
  POPULAR_QUERY,
  SEARCHED_QUERY,
  categoryPaths,
  searchFacts,
} from "./searchedProduct.ts";
import type { SearchedCategory, SearchedProduct } from "./searchedProduct.ts";
import { sentRecord } from "./sentRecord.ts";
import type { SentRecord } from "./sentRecord.ts";

/** Places among what sells best that are told apart. */
const MOST_PLACES = 1000;

/** The record of every product that search may find, read from the shop; rejects where it fails. */
export async function* shopRecords(gateway: Pick<ShopGateway, "call">): AsyncGenerator<SentRecord> {
  const categories: SearchedCategory[] = [];
  for await (const category of listed<SearchedCategory>(gateway, CATEGORIES_QUERY)) {
    categories.push(category);
  }
  const places = new Map<number, number>();
  for await (const { databaseId } of listed<{ databaseId: number }>(gateway, POPULAR_QUERY)) {
    places.set(databaseId, places.size + 1);
    if (places.size === MOST_PLACES) break;
  }
  const surroundings = { paths: categoryPaths(categories), places };
  for await (const product of listed<SearchedProduct>(gateway, SEARCHED_QUERY)) {
    const facts = searchFacts(product, surroundings);
    if (facts) yield sentRecord(searchRecord(facts));
  }
}
