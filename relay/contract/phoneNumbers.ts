import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";

/**
 * True for a phone number of a possible length, dialed within a country, or internationally with a
 * leading plus. Numbers outside of the known ranges count too: those change, and no order should
 * fail for it. The numbering plans are large, so browsers load this module only once a number was
 * typed.
 */
export const isPhoneNumber = (typed: string, country: string): boolean =>
  // An unknown country has no national numbers.
  parsePhoneNumberFromString(typed, country as CountryCode)?.isPossible() ?? false;
