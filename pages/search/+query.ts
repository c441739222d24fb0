import { countingVariables, listingVariables } from "#components/category/listingPage.ts";
import document from "#__generated__/SearchPageQuery.graphql.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<SearchPageQuery>({
  document,
  header: "categories",
  variables: ({ search, attributes }) => ({
    search: search.q ?? "",
    // On the server the shop is asked only where the search's index does not answer.
    hasSearch: !import.meta.env.SSR && Boolean(search.q),
    ...(search.category && { inCategory: [search.category] }),
    ...listingVariables(search, attributes),
    ...countingVariables(search, attributes),
  }),
  title: () => "Search",
});
