import { countingVariables, listingVariables } from "#components/category/listingPage.ts";
import document from "#__generated__/SearchPageQuery.graphql.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<SearchPageQuery>({
  document,
  isNarrowed: true,
  variables: ({ search, attributes }) => ({
    search: search.q ?? "",
    hasSearch: Boolean(search.q),
    ...listingVariables(search, attributes),
    ...countingVariables(search, attributes),
  }),
  title: () => "Search",
});
