/** A word of a text as it is searched by, and where in the text it stands. */
export type Token = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{Diacritic}/gu;
/** No shopper types more of a word; what is longer is a code or an accident. */
const LONGEST = 64;

const PLAIN = /^[ -~]*$/;

/** A text without case and accents. */
export function folded(text: string): string {
  // Most words have no accents, and are spared the search for them.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(MARKS, "").normalize("NFC").toLowerCase();
}

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: folded(found).slice(0, LONGEST),
    start: index,
    end: index + found.length,
  }));
}

/** The words of a text as the full-text table takes them. */
export const indexedText = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(" ");
