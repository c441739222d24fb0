import { z } from "zod";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import { webAddress } from "./settingTypes.ts";

/**
 * Settings of the checkout that the backend does not expose, part of the schema of all settings.
 */
export const checkoutSettings = {
  CHECKOUT: z
    .enum(["auto", "here", "wordpress", "both"], "must be auto, here, wordpress or both")
    .default("auto")
    .describe("Checkout: by payment method, here, WordPress's own with the same cart, or both.")
    .meta({ example: "both" }),
  TERMS_PAGE: z
    .union([z.string().regex(/^\/[^/\s?#][^\s?#]*$/), webAddress], "must be a path or an address")
    .optional()
    .describe("Page with the terms that shoppers accept; by default WooCommerce's, with the file.")
    .meta({ example: "/terms" }),
  WORDPRESS_PAYMENTS: z
    .string()
    .regex(/^[\w-]+(?: +[\w-]+)*$/, "must be ids of payment methods, separated by spaces")
    .transform((ids) => ids.split(/ +/))
    .optional()
    .describe("Further payment methods that only WordPress's checkout has, by id, space-separated.")
    .meta({ example: "my_gateway" }),
  CHECKOUT_PHONE: z
    .enum(["required", "optional"], "must be required or optional")
    .default("required")
    .describe("Phone number at the checkout: required or optional; as set in WooCommerce.")
    .meta({ example: "optional" }),
};

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
