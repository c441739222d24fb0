// Payment methods that only WordPress's own checkout has.

/** Ids of plugins whose methods have fields of their own in the checkout, which ours lacks. */
const WITH_FIELDS =
  /^(?:stripe|woocommerce_payments|ppcp|ppec|braintree|square|authorize_net|klarna|amazon_payments|adyen|eway|worldpay)/;

/** True if a payment method is known to need fields of its own, by its id. */
export const hasFields = (id: string): boolean => WITH_FIELDS.test(id);

/**
 * True if shoppers pay with a method on WordPress's checkout only.
 * @param others ids of such methods by the settings
 */
export const needsWordpress = (id: string, others: readonly string[]): boolean =>
  hasFields(id) || others.includes(id);
