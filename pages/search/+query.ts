import { countingVariables, listingVariables } from "#components/category/listingPage.ts";
import document from "#__generated__/SearchPageQuery.graphql.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import { searchHeading } from "#components/search/searchState.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<SearchPageQuery>({
  document,
  variables: ({ search, attributes }) => {
    const scope = {
      search: search.q ?? "",
      ...(search.category && { categoryIn: [search.category] }),
    };
    return {
      // On the server the backend is queried only if the search index does not respond.
      hasSearch: !import.meta.env.SSR && Boolean(search.q),
      ...listingVariables(search, attributes, scope),
      ...countingVariables(search, attributes, scope),
    };
  },
  title:
    () =>
    (_, { q }) =>
      searchHeading(q),
});
