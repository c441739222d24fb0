import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";

/**
 * Whether there can be such a phone number: as it is called in a country, or from abroad where it
 * begins with a plus. Its numbering plans are large: a browser loads them when one was typed.
 */
export const isPhoneNumber = (typed: string, country: string): boolean =>
  // A country that is not known has no numbers of its own.
  parsePhoneNumberFromString(typed, country as CountryCode)?.isValid() ?? false;
