import { DEFAULTS, textOf, wholeNumber } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { typosBetween } from "#search/text/editDistance.ts";
import { partOfCompound } from "#search/text/vocabulary.ts";
import { tokensOf } from "#search/text/tokens.ts";

// Words of a query, with their typo tolerance.

/** A word of a query. */
export type QueryWord = {
  word: string;
  /** True if it also matches longer words that begin with it. */
  isPrefix: boolean;
  /** Maximum number of typos in a match. */
  typos: number;
};

/** Maximum number of words in a query; further words are ignored. */
const MAX_WORDS = 16;

/** Returns the typo tolerance of a word: a maximum that depends on its length. */
export function typosFor(word: string, settings: Settings): number {
  const tolerance = settings["typoTolerance"] ?? DEFAULTS.typoTolerance;
  if (tolerance === false || tolerance === "false") return 0;
  const one = wholeNumber(settings, "minWordSizefor1Typo", {
    fallback: DEFAULTS.minWordSizefor1Typo,
  });
  const two = wholeNumber(settings, "minWordSizefor2Typos", {
    fallback: DEFAULTS.minWordSizefor2Typos,
  });
  // No typo tolerance for numbers: 320 and 330 are different products.
  if (settings["allowTyposOnNumericTokens"] === false && /^\d+$/.test(word)) return 0;
  if (word.length >= two) return tolerance === "strict" ? 1 : 2;
  return word.length >= one ? 1 : 0;
}

/** Splits a query into words, each with its typo tolerance. */
export function queryWords(query: string, settings: Settings): QueryWord[] {
  const tokens = tokensOf(query).slice(0, MAX_WORDS);
  const queryType = textOf(settings, "queryType", DEFAULTS.queryType);
  return tokens.map(({ word }, place) => ({
    word,
    isPrefix:
      queryType === "prefixAll" || (queryType === "prefixLast" && place === tokens.length - 1),
    typos: typosFor(word, settings),
  }));
}

/** Returns the number of letters at the beginning of a word that match a typed word, or 0. */
function matchedLength(typed: QueryWord, word: string): number {
  if (word === typed.word) return word.length;
  if (typed.isPrefix && word.startsWith(typed.word)) return typed.word.length;
  if (typed.typos === 0) return 0;
  if (typosBetween(typed.word, word, typed.typos, typed.isPrefix) > typed.typos) return 0;
  return typed.isPrefix ? Math.min(word.length, typed.word.length) : word.length;
}

/** Returns the part of a text's word that matches a typed word; an empty one without a match. */
export function matchedPart(typed: QueryWord, word: string): { from: number; to: number } {
  const to = matchedLength(typed, word);
  const from = to > 0 ? -1 : partOfCompound(typed.word, word);
  return from < 0 ? { from: 0, to } : { from, to: from + typed.word.length };
}
