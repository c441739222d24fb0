import { z } from "zod";

/**
 * Settings of the checkout that the backend does not expose, part of the schema of all settings.
 */
export const checkoutSettings = {
  CHECKOUT: z
    .enum(["here", "wordpress", "both"], "must be here, wordpress or both")
    .default("here")
    .describe("Checkout: here, WordPress's own with the same cart, or both.")
    .meta({ example: "both" }),
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
