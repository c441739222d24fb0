import document from "#__generated__/ErrorPageQuery.graphql.ts";
import type { ErrorPageQuery } from "#__generated__/ErrorPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<ErrorPageQuery>({
  document,
  variables: () => ({}),
});
