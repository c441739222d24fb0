import document from "#__generated__/SuccessPageQuery.graphql.ts";
import type { SuccessPageQuery } from "#__generated__/SuccessPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<SuccessPageQuery>({
  document,
  variables: () => ({}),
  title: () => "Your order",
  // Of an order that was placed the backend tells nobody: our server kept it.
  complete: async (data, _ask, { order }) => void Object.assign(data, { order }),
});
