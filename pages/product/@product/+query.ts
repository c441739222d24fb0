import { plainText } from "#relay/contract/text/plainText.ts";
import document from "#__generated__/ProductPageQuery.graphql.ts";
import type { ProductPageQuery } from "#__generated__/ProductPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<ProductPageQuery>({
  document,
  variables: ({ routeParams, search }) => ({
    slug: routeParams.product ?? "",
    ...(search.reviews && { reviewsAfter: search.reviews }),
  }),
  exists: ({ product }) => product != null,
  subject: { field: "product", type: /Product$/ },
  title: ({ product }) => plainText(product?.name),
});
