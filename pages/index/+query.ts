import document from "#__generated__/HomePageQuery.graphql.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import { shopStory } from "#components/layout/shopStory.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<HomePageQuery>({
  document,
  variables: () => ({ story: shopStory.slug }),
  title: () => "Index",
});
