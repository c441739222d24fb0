import { listed } from "#server/pages/catalogueLists.ts";
import type { ShopGateway } from "#server/shopGateway.ts";
import { searchRecord } from "./searchRecord.ts";
import { CATEGORIES_QUERY, SEARCHED_QUERY, categoryPaths, searchFacts } from "./searchedProduct.ts";
import type { SearchedCategory, SearchedProduct } from "./searchedProduct.ts";
import { sentRecord } from "./sentRecord.ts";
import type { SentRecord } from "./sentRecord.ts";

/** The record of every product that search may find, read from the shop; rejects where it fails. */
export async function* shopRecords(
  gateway: Pick<ShopGateway, "call">,
): AsyncGenerator<SentRecord> {
  const categories: SearchedCategory[] = [];
  for await (const category of listed<SearchedCategory>(gateway, CATEGORIES_QUERY)) {
    categories.push(category);
  }
  const paths = categoryPaths(categories);
  for await (const product of listed<SearchedProduct>(gateway, SEARCHED_QUERY)) {
    const facts = searchFacts(product, paths);
    if (facts) yield sentRecord(searchRecord(facts));
  }
}
