import { foldCode } from "#relay/contract/text/foldCode.ts";

// Normalization of typed phone numbers.

// At most eight digits, as libphonenumber reads extensions.
const EXTENSION = /[ ,;]{0,3}(?:extension|ext\.?|x\.?|#)[ :]{0,2}(\d{1,8})$/i;

/**
 * Returns a typed phone number as the shop takes it: WooCommerce allows no letters, so that an
 * extension is written with "#".
 */
export const normalPhone = (typed: string): string =>
  foldCode(typed).trim().replace(EXTENSION, " #$1");
