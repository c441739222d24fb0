import document from "#__generated__/ConfirmPageQuery.graphql.ts";
import type { ConfirmPageQuery } from "#__generated__/ConfirmPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<ConfirmPageQuery>({
  document,
  variables: () => ({}),
  title: () => "Confirm your payment",
});
