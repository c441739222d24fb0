// Tokenizer of texts: words, without case and accents, spelled as on any keyboard.

/** A folded word of a text, with its offsets in the original text. */
export type Token = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{Diacritic}/gu;
/** Maximum length of a token; nobody types longer words, so the rest is truncated. */
const LONGEST = 64;

const PLAIN = /^[ -~]*$/;

/** Letters without an accent to remove, as people type them in haste or on other keyboards. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ة: "ه",
  ـ: "",
};
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "g");

/** Returns a text without case and accents, and without letters that some keyboards lack. */
export function folded(text: string): string {
  // Fast path: most words are ASCII and need no normalization.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter);
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
