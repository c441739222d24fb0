import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";

/**
 * True for a valid phone number, dialed within a country, or internationally with a leading plus.
 * The numbering plans are large, so browsers load this module only once a number was typed.
 */
export const isPhoneNumber = (typed: string, country: string): boolean =>
  // An unknown country has no national numbers.
  parsePhoneNumberFromString(typed, country as CountryCode)?.isValid() ?? false;
