import document from "#__generated__/SuccessPageQuery.graphql.ts";
import type { SuccessPageQuery } from "#__generated__/SuccessPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<SuccessPageQuery>({
  document,
  variables: () => ({}),
  title: () => "Your order",
});
