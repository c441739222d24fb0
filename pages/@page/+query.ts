import { plainText } from "#relay/contract/text/plainText.ts";
import document from "#__generated__/WordpressPageQuery.graphql.ts";
import type { WordpressPageQuery } from "#__generated__/WordpressPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<WordpressPageQuery>({
  document,
  variables: ({ routeParams }) => ({
    uri: `${routeParams["*"]}/`,
    slugs: [],
    hasListed: false,
  }),
  exists: ({ page }) => page != null,
  isAnyPath: true,
  title: ({ page }) => plainText(page?.title),
});
