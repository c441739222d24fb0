import type { searchedCategoriesQuery } from "#server/__generated__/searchedCategoriesQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { NodeOf } from "#relay/contract/listedNodes.ts";

// Category paths for the search index, and the query that lists the categories.

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

/** Category data for the search index. */
export type SearchedCategory = NodeOf<searchedCategoriesQuery>;

/** Returns each category's path of names, by id; a cycle of parents ends where it began. */
export function categoryPaths(categories: readonly SearchedCategory[]): Map<number, string[]> {
  const known = new Map(categories.map((category) => [category.databaseId, category]));
  const pathOf = (id: number | null | undefined, below: readonly number[]): string[] => {
    const category = id == null || below.includes(id) ? undefined : known.get(id);
    if (!category) return [];
    return [
      ...pathOf(category.parentDatabaseId, [...below, category.databaseId]),
      category.name ?? "",
    ];
  };
  return new Map(categories.map(({ databaseId }) => [databaseId, pathOf(databaseId, [])]));
}
