import document from "#__generated__/WithdrawPageQuery.graphql.ts";
import type { WithdrawPageQuery } from "#__generated__/WithdrawPageQuery.graphql.ts";
import { accountTitle } from "#components/account/accountTitle.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<WithdrawPageQuery>({
  document,
  variables: () => ({}),
  title: accountTitle,
});
