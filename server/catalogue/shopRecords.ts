import productsDocument from "#server/__generated__/searchedProductQuery.graphql.ts";
import type { searchedProductQuery } from "#server/__generated__/searchedProductQuery.graphql.ts";
import popularDocument from "#server/__generated__/shopRecordsPopularQuery.graphql.ts";
import type { shopRecordsPopularQuery } from "#server/__generated__/shopRecordsPopularQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import { popularityNumbers } from "./popularityNumbers.ts";
import { searchRecord } from "#relay/contract/search/searchRecord.ts";
import { readCategoryPaths } from "./searchedCategories.ts";
import { searchFacts } from "./searchedProduct.ts";
import { sentRecord } from "./sentRecord.ts";
import type { SentRecord } from "./sentRecord.ts";

// Export of the shop's catalogue as search records, for indexing.

void graphql`
  query shopRecordsPopularQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        databaseId
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Number of products that have a popularity; the backend exposes their order, not their sales. */
const MAX_POPULAR = 1000;

/**
 * Yields the search record of every searchable product, read from the shop; rejects if it fails.
 * @param colorAttributes the attributes that are filtered as one color
 * @param indexed the popularity that the index has, by product id
 */
export async function* shopRecords(
  gateway: Pick<ShopGateway, "shared">,
  colorAttributes: readonly string[],
  indexed: ReadonlyMap<number, number> = new Map(),
): AsyncGenerator<SentRecord> {
  const paths = await readCategoryPaths(gateway);
  const ranked: number[] = [];
  const popular = listed<shopRecordsPopularQuery>(gateway, popularDocument);
  for await (const { databaseId } of popular) {
    ranked.push(databaseId);
    if (ranked.length === MAX_POPULAR) break;
  }
  const surroundings = {
    paths,
    popularity: popularityNumbers(ranked, indexed),
    colorAttributes,
  };
  for await (const product of listed<searchedProductQuery>(gateway, productsDocument)) {
    const facts = searchFacts(product, surroundings);
    if (facts) yield sentRecord(searchRecord(facts));
  }
}
