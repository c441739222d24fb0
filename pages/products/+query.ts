import { countingVariables, listingVariables } from "#components/category/listingPage.ts";
import document from "#__generated__/ProductsPageQuery.graphql.ts";
import type { ProductsPageQuery } from "#__generated__/ProductsPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<ProductsPageQuery>({
  document,
  variables: ({ search, attributes }) => ({
    ...listingVariables(search, attributes),
    ...countingVariables(search, attributes),
    // The response tells, and `completeListing` fetches the best sellers.
    isEmpty: false,
  }),
  title: () => t("page.shop"),
});
