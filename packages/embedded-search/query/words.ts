import { DEFAULTS, languagesOf, textOf, wholeNumber } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { typosBetween } from "#search/text/editDistance.ts";
import { isStopWord, otherSpellings, stemOf } from "#search/text/languages.ts";
import { SHORTEST_PART, headOfCompound, partOfCompound } from "#search/text/vocabulary.ts";
import { folded, tokensOf } from "#search/text/tokens.ts";

// Words of a query, with their typo tolerance.

/** A word of a query. */
export type QueryWord = {
  word: string;
  /** True if it also matches longer words that begin with it. */
  isPrefix: boolean;
  /** Maximum number of typos in a match. */
  typos: number;
  /** Other spellings, which match as the word does. */
  others?: readonly string[];
  /** Languages in which other forms of the word match, such as its plural. */
  plurals?: readonly Stems[];
  /** Those of them in which such a form may end a compound. */
  heads?: readonly Stems[];
};

/** Stems of a word's spellings in a language. */
type Stems = { language: string; stems: readonly string[] };

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

/** Returns what the languages of the settings add to a typed word. */
export function formsOf(
  typed: string,
  settings: Settings,
): Pick<QueryWord, "others" | "plurals" | "heads"> {
  const others = otherSpellings(typed, languagesOf(settings, "queryLanguages"));
  const spellings = [folded(typed), ...others];
  const stemsIn = (language: string, of: readonly string[]): Stems => ({
    language,
    stems: [...new Set(of.map((spelling) => stemOf(spelling, language)))],
  });
  const languages = languagesOf(settings, "ignorePlurals");
  const plurals = languages.map((language) => stemsIn(language, spellings));
  const compounds = settings["decompoundedAttributes"] ?? {};
  const long = spellings.filter(({ length }) => length >= SHORTEST_PART);
  const heads = languages
    .filter((language) => Object.hasOwn(compounds, language))
    .map((language) => stemsIn(language, long));
  return {
    ...(others.length > 0 && { others }),
    ...(plurals.length > 0 && { plurals }),
    ...(heads.length > 0 && { heads }),
  };
}

/**
 * Splits a query into words, each with its typo tolerance. Stop words are left out, unless they may
 * be the beginning of another word or nothing else is left.
 */
export function queryWords(query: string, settings: Settings): QueryWord[] {
  const tokens = tokensOf(query).slice(0, MAX_WORDS);
  const queryType = textOf(settings, "queryType", DEFAULTS.queryType);
  const words = tokens.map(({ word, start, end }, place) => ({
    word,
    isPrefix:
      queryType === "prefixAll" || (queryType === "prefixLast" && place === tokens.length - 1),
    typos: typosFor(word, settings),
    ...formsOf(query.slice(start, end), settings),
  }));
  const languages = languagesOf(settings, "removeStopWords");
  const kept = words.filter(({ word, isPrefix }) => isPrefix || !isStopWord(word, languages));
  return kept.length > 0 ? kept : words;
}

/** Returns the spellings of a typed word. */
export const spellingsOf = ({ word, others = [] }: QueryWord): string[] => [word, ...others];

/** True for another form of a typed word, such as its plural. */
export const isFormOf = (typed: QueryWord, word: string): boolean =>
  typed.plurals?.some(({ language, stems }) => stems.includes(stemOf(word, language))) ?? false;

/** Returns the number of letters at the beginning of a word that match a typed word, or 0. */
function matchedLength(typed: QueryWord, word: string): number {
  if (word === typed.word) return word.length;
  if (typed.isPrefix && word.startsWith(typed.word)) return typed.word.length;
  for (const spelling of typed.others ?? []) {
    if (typed.isPrefix ? word.startsWith(spelling) : word === spelling) return spelling.length;
  }
  if (isFormOf(typed, word)) return word.length;
  if (typed.typos === 0) return 0;
  if (typosBetween(typed.word, word, typed.typos, typed.isPrefix) > typed.typos) return 0;
  return typed.isPrefix ? Math.min(word.length, typed.word.length) : word.length;
}

/** Returns the part of a compound that is a typed word; undefined if it is none. */
export function partInside(
  typed: QueryWord,
  compound: string,
): { from: number; to: number } | undefined {
  const from = partOfCompound(typed.word, compound);
  if (from >= 0) return { from, to: from + typed.word.length };
  if (!typed.others && !typed.heads) return undefined;
  for (const spelling of typed.others ?? []) {
    const other = partOfCompound(spelling, compound);
    if (other >= 0) return { from: other, to: other + spelling.length };
  }
  for (const { language, stems } of typed.heads ?? []) {
    for (const stem of stems) {
      const head = headOfCompound(stem, compound, language);
      if (head >= 0) return { from: head, to: compound.length };
    }
  }
  return undefined;
}

/** Returns the part of a text's word that matches a typed word; an empty one without a match. */
export function matchedPart(typed: QueryWord, word: string): { from: number; to: number } {
  const to = matchedLength(typed, word);
  return (to > 0 ? undefined : partInside(typed, word)) ?? { from: 0, to };
}
