import { t } from "#words/t.ts";

// Message of a rejected coupon.

// The error has no code to recognize it by. Older releases of WooCommerce use the second sentence.
const UNKNOWN = /^Coupon .+ (?:cannot be applied because it does not exist\.|does not exist!)$/;

/**
 * Returns our message for an unknown coupon, and the backend's own for any other reason, or in
 * another language than English.
 */
export const couponMessage = (reason: string): string =>
  UNKNOWN.test(reason) ? t("cart.unknownCode") : reason;
