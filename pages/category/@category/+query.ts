import { countingVariables, listingVariables } from "#components/category/listingPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import document from "#__generated__/CategoryPageQuery.graphql.ts";
import type { CategoryPageQuery } from "#__generated__/CategoryPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<CategoryPageQuery>({
  document,
  variables: ({ routeParams, search, attributes }) => {
    const slug = routeParams.category ?? "";
    const scope = { categoryIn: [slug] };
    return {
      slug,
      ...listingVariables(search, attributes, scope),
      ...countingVariables(search, attributes, scope),
      // The response tells, and `completeListing` fetches the best sellers.
      isEmpty: false,
    };
  },
  exists: ({ productCategory }) => productCategory != null,
  subject: { field: "productCategory", type: /^ProductCategory$/ },
  title: ({ productCategory }) => plainText(productCategory?.name),
});
