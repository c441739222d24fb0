import type { NodeOf } from "#relay/contract/listedNodes.ts";
import { categoryPaths } from "#relay/contract/search/categoryPaths.ts";
import document from "#server/__generated__/searchedCategoriesQuery.graphql.ts";
import type { searchedCategoriesQuery } from "#server/__generated__/searchedCategoriesQuery.graphql.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";

// Category paths for the search index, from the list of categories.

void graphql`
  query searchedCategoriesQuery($after: String) {
    list: productCategories(first: 100, after: $after) {
      nodes {
        databaseId
        name
        parentDatabaseId
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Reads each category's path of names, by id; rejects if the backend fails. */
export async function readCategoryPaths(gateway: Pick<ShopGateway, "shared">) {
  const categories: NodeOf<searchedCategoriesQuery>[] = [];
  const all = listed<searchedCategoriesQuery>(gateway, document);
  for await (const category of all) categories.push(category);
  return categoryPaths(categories);
}
