import document from "#__generated__/CartPageQuery.graphql.ts";
import type { CartPageQuery } from "#__generated__/CartPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<CartPageQuery>({
  document,
  variables: ({ hasSession }) => ({ hasSession }),
  title: () => t("cart.heading"),
  isPersonal: true,
});
