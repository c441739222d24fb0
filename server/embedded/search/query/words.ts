import { DEFAULTS, textOf, wholeNumber } from "#server/embedded/search/settings.ts";
import type { Settings } from "#server/embedded/search/settings.ts";
import { typosBetween } from "#server/embedded/search/text/editDistance.ts";
import { tokensOf } from "#server/embedded/search/text/tokens.ts";

/** A word somebody typed. */
export type QueryWord = {
  word: string;
  /** Whether it may be the beginning of a word. */
  isPrefix: boolean;
  /** Typos that are forgiven. */
  typos: number;
};

/** Words of a question; what comes after them says no more. */
const MOST_WORDS = 16;

/** How many typos a word of this length may have. */
export function typosFor(word: string, settings: Settings): number {
  const tolerance = settings["typoTolerance"] ?? DEFAULTS.typoTolerance;
  if (tolerance === false || tolerance === "false") return 0;
  const one = wholeNumber(settings, "minWordSizefor1Typo", {
    fallback: DEFAULTS.minWordSizefor1Typo,
  });
  const two = wholeNumber(settings, "minWordSizefor2Typos", {
    fallback: DEFAULTS.minWordSizefor2Typos,
  });
  // A mistyped number is another number.
  if (settings["allowTyposOnNumericTokens"] === false && /^\d+$/.test(word)) return 0;
  if (word.length >= two) return tolerance === "strict" ? 1 : 2;
  return word.length >= one ? 1 : 0;
}

/** The words of a question, each with what it is forgiven. */
export function queryWords(query: string, settings: Settings): QueryWord[] {
  const tokens = tokensOf(query).slice(0, MOST_WORDS);
  const queryType = textOf(settings, "queryType", DEFAULTS.queryType);
  return tokens.map(({ word }, place) => ({
    word,
    isPrefix:
      queryType === "prefixAll" || (queryType === "prefixLast" && place === tokens.length - 1),
    typos: typosFor(word, settings),
  }));
}

/** How many letters of a text's word are what was typed; 0 where it is another word. */
export function matchedLength(typed: QueryWord, word: string): number {
  if (word === typed.word) return word.length;
  if (typed.isPrefix && word.startsWith(typed.word)) return typed.word.length;
  if (typed.typos === 0) return 0;
  if (typosBetween(typed.word, word, typed.typos, typed.isPrefix) > typed.typos) return 0;
  return typed.isPrefix ? Math.min(word.length, typed.word.length) : word.length;
}
