// Tokenizer of texts: words, without case and accents.

/** A folded word of a text, with its offsets in the original text. */
export type Token = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{Diacritic}/gu;
/** Maximum length of a token; nobody types longer words, so the rest is truncated. */
const LONGEST = 64;

const PLAIN = /^[ -~]*$/;

/** Returns a text without case and accents. */
export function folded(text: string): string {
  // Fast path: most words are ASCII and need no normalization.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(MARKS, "").normalize("NFC").toLowerCase();
}

/** Tokenizes a text, in order. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: folded(found).slice(0, LONGEST),
    start: index,
    end: index + found.length,
  }));
}

/** Returns the tokens of a text separated by spaces, the format of the full-text table. */
export const indexedText = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(" ");
