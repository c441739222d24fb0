import document from "#__generated__/SuccessPageQuery.graphql.ts";
import type { SuccessPageQuery } from "#__generated__/SuccessPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<SuccessPageQuery>({
  document,
  variables: () => ({}),
  title: () => t("order.title"),
});
