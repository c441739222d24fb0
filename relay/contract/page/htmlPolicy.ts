/**
 * Name of the Trusted Types policy that passes on the HTML that our server has sanitized. The
 * content security policy names it, so that no other script can create a policy.
 */
export const HTML_POLICY = "sanitized-html";

/** Name of the one that lets the checkout load the script of a payment provider. */
export const PAYMENT_POLICY = "payment-script";
