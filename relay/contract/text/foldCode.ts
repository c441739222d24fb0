// Folding of typed codes and numbers to ASCII: digits, dashes and letters of other keyboards.

const DASH = /[\p{Pd}\u2212]/gu;
// Typed for a dash in Japanese; elsewhere it is the long vowel mark of a word.
const VOWEL_MARK = /(\w)\u30FC(?=\w)/g;

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
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, valueOf)
    .replace(DASH, "-")
    .replace(VOWEL_MARK, "$1-");
