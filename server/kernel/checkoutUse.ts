import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";

// Use of the two checkouts, ours and WordPress's, by the settings.

/** Settings that say where orders are paid. */
export type PaymentConfig = {
  CHECKOUT: CheckoutUse["at"];
  WORDPRESS_PAYMENTS?: readonly string[] | undefined;
  PAYMENT_ORIGINS?: readonly string[] | undefined;
  GRAPHQL_ENDPOINT?: string | undefined;
};

/**
 * Returns the use of the two checkouts. By default a method that is not known is paid in WordPress,
 * unless the settings name origins of payment pages; the embedded shop's page is on our own.
 */
export const checkoutUse = (config: PaymentConfig): CheckoutUse => ({
  at: config.CHECKOUT,
  methods: config.WORDPRESS_PAYMENTS ?? [],
  redirects:
    config.CHECKOUT !== "auto" ||
    config.PAYMENT_ORIGINS !== undefined ||
    config.GRAPHQL_ENDPOINT === undefined,
});

/** True if the server signs a customer in to WordPress before a payment there. */
export const signsInToWordpress = ({ CHECKOUT: at, GRAPHQL_ENDPOINT }: PaymentConfig): boolean =>
  at === "auto" ? GRAPHQL_ENDPOINT !== undefined : at !== "here";
