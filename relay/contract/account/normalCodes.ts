import { addressFormat } from "./addressFormats.ts";
import { foldCode } from "#relay/contract/text/foldCode.ts";
import { normalPhone } from "./normalPhone.ts";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";

// Normalization of postcodes and phone numbers, as their countries and the shop write them.

const SEPARATORS = /[\s-]+/g;

/** Inserts the separator of a country's example postcode, at the same distance from the end. */
function separated(compact: string, example: string): string {
  const at = example.search(SEPARATORS);
  if (at < 0) return compact;
  const end = compact.length - (example.length - at - 1);
  return `${compact.slice(0, end)}${example.charAt(at)}${compact.slice(end)}`;
}

/**
 * Returns a postcode as its country writes it, for example "BA11 1BZ" for "ba111bz"; unchanged, but
 * trimmed, if it has no known format.
 */
export function normalPostcode(country: string, typed: string): string {
  const { postcode } = addressFormat(country);
  const text = foldCode(typed).trim();
  if (!postcode) return text;
  const upper = text.toUpperCase().replace(/\s+/g, " ");
  const compact = upper.replace(SEPARATORS, "");
  const written = [separated(compact, postcode.example), upper];
  return written.find((candidate) => postcode.pattern.test(candidate)) ?? text;
}

/** Returns a typed order with its phone number and postcodes as shop and countries write them. */
export const withNormalCodes = (typed: TypedCheckout): TypedCheckout => ({
  ...typed,
  phone: normalPhone(typed.phone),
  shipping_postcode: normalPostcode(typed.shipping_country, typed.shipping_postcode),
  billing_postcode: normalPostcode(typed.billing_country, typed.billing_postcode),
});
