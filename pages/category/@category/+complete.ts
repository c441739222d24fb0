import { completeListing } from "#components/category/completeListing.ts";
import document from "#__generated__/CategoryPageQuery.graphql.ts";
import type { CategoryPageQuery$data } from "#__generated__/CategoryPageQuery.graphql.ts";

export const complete = completeListing(document, (data) => {
  const { productCategory } = data as CategoryPageQuery$data;
  return (productCategory?.children?.nodes.length ?? 0) > 0;
});
