// Folding of typed codes and numbers to ASCII: digits, dashes and letters of other keyboards.

const DIGIT = /\p{Nd}/gu;
const DASH = /[\p{Pd}\u2212]/gu;
// Typed for a dash in Japanese; elsewhere it is the long vowel mark of a word.
const VOWEL_MARK = /([\da-z])\u30FC(?=[\da-z])/giu;
const INVISIBLE = /\p{Cf}/gu;

/** Returns the value of a digit of any script: Unicode has them in blocks of ten, from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = code - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before -= 1;
  return String((code - before - 1) % 10);
}

/**
 * Returns a typed code (postcode, phone number, quantity, order number, SKU) as an ASCII keyboard
 * writes it: full-width, Arabic, Persian or Devanagari digits, for example, and dashes of all kinds.
 * Other letters stay.
 */
export const foldCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(DIGIT, valueOf)
    .replace(DASH, "-")
    .replace(VOWEL_MARK, "$1-");

// At most eight digits, as libphonenumber reads extensions.
const EXTENSION = /[ ,;]{0,3}(?:extension|ext\.?|x\.?|#)[ :]{0,2}(\d{1,8})$/i;

/**
 * Returns a typed phone number as the shop takes it: WooCommerce allows no letters, so that an
 * extension is written with "#".
 */
export const normalPhone = (typed: string): string =>
  foldCode(typed).trim().replace(EXTENSION, " #$1");
