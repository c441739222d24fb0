import document from "#__generated__/CategoriesPageQuery.graphql.ts";
import type { CategoriesPageQuery } from "#__generated__/CategoriesPageQuery.graphql.ts";
import { wordsIn } from "#relay/contract/page/shopTexts.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<CategoriesPageQuery>({
  document,
  variables: () => ({}),
  title: () => (texts) => wordsIn(texts).departments,
});
