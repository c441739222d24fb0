import document from "#__generated__/AccountPageQuery.graphql.ts";
import type { AccountPageQuery } from "#__generated__/AccountPageQuery.graphql.ts";
import { accountTitle } from "#components/account/accountTitle.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<AccountPageQuery>({
  document,
  variables: () => ({
    knowsCountries: false,
    hasPopular: false,
    shippingCountry: "US",
    billingCountry: "US",
  }),
  title: accountTitle,
});
