import { z } from "zod";
import { wholeNumber } from "./settingTypes.ts";

/** Settings of what WordPress and the storefront know of each other. */
export const wordpressSettings = {
  WEBHOOK_SECRET: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Secret of WooCommerce's webhooks to /hooks/woocommerce; unset, none are accepted.")
    .meta({ example: "c0ffee00c0ffee00" }),
  CHANGE_POLL_SECONDS: wholeNumber("seconds")
    .min(0, "must be at least 0")
    .max(86_400, "must be at most 86400")
    .default(30)
    .describe("Time between two comparisons of the products with WordPress's; 0 makes none.")
    .meta({ example: "30" }),
  FORWARDED_CLIENT_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "Secret shared with WordPress, which then knows the storefront and shoppers' addresses.",
    )
    .meta({ example: "c0ffee00c0ffee00c0ffee00c0ffee00" }),
};
