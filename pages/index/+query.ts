import document from "#__generated__/HomePageQuery.graphql.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<HomePageQuery>({
  document,
  variables: ({ texts: { story } }) => ({
    story: story ? [story.slug] : null,
    hasStory: story !== undefined,
  }),
  title:
    () =>
    ({ title }) =>
      title || t("page.front"),
});
