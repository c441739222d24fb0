import { t } from "#words/t.ts";

// Message of a rejected coupon.

// The error has no code to recognize it by. Older releases of WooCommerce use the second sentence.
const UNKNOWN = /^Coupon .+ (?:cannot be applied because it does not exist\.|does not exist!)$/;

/**
 * Returns our message for an unknown coupon, and the backend's own for any other reason, or in
 * words that we do not know.
 */
export function couponMessage(reason: string): string {
  const [start = "", end = ""] = t("backend.couponUnknown", { code: "\n" }).split("\n");
  const isUnknown = reason.startsWith(start) && reason.endsWith(end);
  return isUnknown || UNKNOWN.test(reason) ? t("cart.unknownCode") : reason;
}
