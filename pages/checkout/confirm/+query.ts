import document from "#__generated__/ConfirmPageQuery.graphql.ts";
import type { ConfirmPageQuery } from "#__generated__/ConfirmPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<ConfirmPageQuery>({
  document,
  variables: () => ({}),
  title: () => t("payment.confirmTitle"),
});
