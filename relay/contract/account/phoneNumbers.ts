import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";
import { normalPhone } from "./normalPhone.ts";

/**
 * True for a phone number of a possible length, dialed within a country, or internationally with a
 * leading plus. Numbers outside the assigned ranges count too: the ranges change, and no order
 * should fail because of that. The numbering plans are large, so browsers load this module only
 * once a number was typed.
 */
export const isPhoneNumber = (typed: string, country: string): boolean =>
  // An unknown country has no national numbers.
  parsePhoneNumberFromString(normalPhone(typed), country as CountryCode)?.isPossible() ?? false;
