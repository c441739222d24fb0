import { paymentFieldsOf } from "./paymentFields.ts";
import type { PaymentFields } from "./paymentFields.ts";

// Payment methods by the place where they are paid: here, on a page of their own, or in WordPress.

/** Methods that WooCommerce takes without a page or fields of their own. */
const OFFLINE: readonly string[] = ["bacs", "cheque", "cod"];

/**
 * Methods that pay on the provider's own page and come back, and its origins: PayPal Payments makes
 * its order when WooCommerce's is placed.
 */
export const REDIRECTING: Readonly<Record<string, readonly string[]>> = {
  "ppcp-gateway": ["https://www.paypal.com", "https://www.sandbox.paypal.com"],
};

/** Ids of plugins whose methods have fields of their own in the checkout, which ours lacks. */
const WITH_FIELDS =
  /^(?:stripe|woocommerce_payments|ppcp|ppec|braintree|square|authorize_net|klarna|amazon_payments|adyen|eway|worldpay)/;

/** Use of the two checkouts by the settings. */
export type CheckoutUse = {
  /**
   * The checkout: ours with the methods of WordPress's in one list ("auto"), ours alone, ours beside
   * the way to WordPress's ("both"), or WordPress's alone.
   */
  at: "auto" | "here" | "both" | "wordpress";
  /** Ids of methods that only WordPress's checkout has, besides those with fields. */
  methods: readonly string[];
  /** True if methods that are not known count as redirecting to a page of their own. */
  redirects: boolean;
};

/** The use without any settings. */
export const DEFAULT_USE: CheckoutUse = { at: "auto", methods: [], redirects: false };

/** Place where an order is paid: at our checkout, on the method's own page, or in WordPress. */
export type PaymentPlace = "here" | "redirect" | "wordpress";

/**
 * Returns the place where a method is paid, by its id.
 * @param fields methods with fields on our checkout
 */
export function paymentPlace(
  id: string,
  { methods, redirects }: CheckoutUse,
  fields: PaymentFields,
): PaymentPlace {
  if (methods.includes(id)) return "wordpress";
  if (OFFLINE.includes(id) || paymentFieldsOf(fields, id).length > 0) return "here";
  if (Object.hasOwn(REDIRECTING, id)) return "redirect";
  return redirects && !WITH_FIELDS.test(id) ? "redirect" : "wordpress";
}
