import { z } from "zod";

/**
 * Settings of the checkout that the backend does not expose, part of the schema of all settings.
 */
export const checkoutSettings = {
  CHECKOUT_PHONE: z
    .enum(["required", "optional"], "must be required or optional")
    .default("required")
    .describe("Phone number at the checkout: required or optional; as set in WooCommerce.")
    .meta({ example: "optional" }),
};
