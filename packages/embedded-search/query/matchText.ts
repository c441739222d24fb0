import type { Corpus } from "#search/store/corpus.ts";
import { partOfCompound } from "#search/text/vocabulary.ts";
import { isWithin } from "#search/record.ts";
import { searchableLevels, texts } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { isFormOf, partInside, spellingsOf } from "./words.ts";
import type { QueryWord } from "./words.ts";

// Text matching: relevance of each record to a query's words, by attribute and typos.

/** Level or score of a word that does not match. */
export const NONE = 65_535;

/** Lookup table from a bit set of attributes to the best level among them. */
export type LevelOfBits = Uint16Array;

/**
 * Builds the level table from `searchableAttributes` and `restrictSearchableAttributes`; for matches
 * with typos, without the attributes that tolerate none.
 */
export function levelsOfBits(
  corpus: Corpus,
  settings: Settings,
  exactAttributes: readonly string[] = [],
): LevelOfBits {
  const { textAttributes } = corpus.place;
  const levels = searchableLevels(settings);
  const restriction = texts(settings, "restrictSearchableAttributes");
  const levelOf = (attribute: string) => {
    const isWanted = restriction?.some((name) => isWithin(attribute, name)) ?? true;
    if (!isWanted && attribute !== "*") return NONE;
    if (exactAttributes.some((name) => isWithin(attribute, name))) return NONE;
    if (levels.length === 0) return attribute === "*" ? 0 : NONE;
    const level = levels.findIndex((names) => names.includes(attribute));
    return level < 0 ? NONE : level;
  };
  const table = new Uint16Array(1 << textAttributes.length).fill(NONE);
  for (const [column, attribute] of textAttributes.entries()) {
    const level = levelOf(attribute);
    for (let bits = 0; bits < table.length; bits += 1) {
      if (bits & (1 << column)) table[bits] = Math.min(table[bits] ?? NONE, level);
    }
  }
  return table;
}

/** Level tables of a query: for exact matches, and for those with typos. */
type Matching = { levels: LevelOfBits; typoLevels: LevelOfBits; typosFirst: boolean };

/** Factor of the level in a score; the remainder is the number of typos. */
const TYPOS = 4;
/** A word inside a compound ranks as one with the most typos: it may mean something else. */
const TYPOS_OF_COMPOUND = 2;
/** Another form ranks below the word as typed: rules know plurals less well than a dictionary. */
const TYPOS_OF_FORM = 1;

/**
 * Scores each record for one word, lower is better: by its best level, then its fewest typos (or
 * the reverse with `typosFirst`); NONE without a match.
 */
function scoresOf(
  corpus: Corpus,
  word: QueryWord,
  { levels, typoLevels, typosFirst }: Matching,
): Uint16Array {
  const { text, slots } = corpus;
  const scores = new Uint16Array(slots).fill(NONE);
  const take = (term: string, typos: number, table = levels) => {
    const posting = text.postingOf(term);
    for (let at = 0; at < posting.length; at += 1) {
      const level = table[posting.bits[at] ?? 0] ?? NONE;
      if (level === NONE) continue;
      const score = typosFirst ? typos * 32 + level : level * TYPOS + typos;
      const slot = posting.slots[at] ?? 0;
      if (score < (scores[slot] ?? 0)) scores[slot] = score;
    }
  };
  const { vocabulary } = text;
  // Runs over every term: without a language the position is enough.
  const isInside = (term: string) => partInside(word, term) !== undefined;
  const isPart = (term: string) => partOfCompound(word.word, term) >= 0;
  for (const term of vocabulary.those(word.others || word.heads ? isInside : isPart)) {
    take(term, TYPOS_OF_COMPOUND);
  }
  for (const spelling of spellingsOf(word)) {
    const exact = word.isPrefix ? vocabulary.startingWith(spelling) : [spelling];
    for (const term of exact) take(term, 0);
    if (!word.plurals) continue;
    // A stem keeps the first three letters.
    for (const term of vocabulary.startingWith(spelling.slice(0, 3))) {
      if (isFormOf(word, term)) take(term, TYPOS_OF_FORM);
    }
  }
  if (word.typos > 0) {
    for (const { term, typos } of text.vocabulary.similar(word.word, word.typos, word.isPrefix)) {
      take(term, typos, typoLevels);
    }
  }
  return scores;
}

/** Key of a record that lacks a word. */
export const NO_MATCH = -1;

/** Upper bound of the keys, which are sorted by counting. */
export const MAX_KEY = 20_000;

/**
 * Scores each record for all words: a key per slot, lower is better, NO_MATCH if a word is
 * missing. The sum of levels ranks first, then the sum of typos, or the reverse with `typosFirst`.
 */
export function matchText(
  corpus: Corpus,
  words: readonly QueryWord[],
  matching: Matching,
): Int32Array {
  const { typosFirst } = matching;
  const keys = new Int32Array(corpus.slots);
  for (const word of words) {
    const scores = scoresOf(corpus, word, matching);
    for (let slot = 0; slot < keys.length; slot += 1) {
      const key = keys[slot] ?? NO_MATCH;
      if (key === NO_MATCH) continue;
      const score = scores[slot] ?? NONE;
      if (score === NONE) keys[slot] = NO_MATCH;
      else if (typosFirst) keys[slot] = key + (score >> 5) * 512 + (score & 31);
      else keys[slot] = key + Math.floor(score / TYPOS) * 64 + (score % TYPOS);
    }
  }
  return keys;
}

/** Merges the keys of two synonym variants, keeping the better one per slot. */
export function betterOf(one: Int32Array, other: Int32Array): Int32Array {
  return one.map((key, slot) => {
    const second = other[slot] ?? NO_MATCH;
    if (key === NO_MATCH) return second;
    return second === NO_MATCH ? key : Math.min(key, second);
  });
}
