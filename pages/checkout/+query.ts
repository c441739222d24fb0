import document from "#__generated__/CheckoutPageQuery.graphql.ts";
import type { CheckoutPageQuery } from "#__generated__/CheckoutPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import { t } from "#words/t.ts";

export const query = definePageQuery<CheckoutPageQuery>({
  document,
  variables: ({ hasSession }) => ({
    hasSession,
    knowsCountries: false,
    shippingCountry: "US",
    billingCountry: "US",
  }),
  title: () => t("checkout.heading"),
  isPersonal: true,
});
