import { groupsPredicate, filterPredicate } from "#search/filters/predicate.ts";
import {
  parseFacetFilters,
  parseNumericFilters,
  parseTagFilters,
} from "#search/filters/listedFilters.ts";
import type { FilterGroups } from "#search/filters/filter.ts";
import { parseFilters } from "#search/filters/parseFilters.ts";
import { refuse } from "#search/searchError.ts";
import {
  DEFAULTS,
  exactAttributes,
  rankingOf,
  textOf,
  texts,
  typedText,
  wholeNumber,
} from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import type { Corpus } from "#search/store/corpus.ts";
import { compoundVariants } from "./compounds.ts";
import { MAX_KEY, NO_MATCH, betterOf, levelsOfBits, matchText } from "./matchText.ts";
import { orderOf, sortedByKey, sortedWithinGroups } from "./ranking.ts";
import { cachedResult } from "./resultCache.ts";
import { variantsOf } from "./synonyms.ts";
import type { Synonym } from "./synonyms.ts";
import { formsOf, isFormOf, queryWords } from "./words.ts";
import type { QueryWord } from "./words.ts";

// Query execution: text match, filters, ranking and `distinct`, over the corpus in memory.

/** A query to an index: its parameters, merged over the index's settings. */
export type IndexQuery = {
  corpus: Corpus;
  settings: Settings;
  isVirtual: boolean;
  synonyms: readonly Synonym[];
};

/** Results of a query. */
export type Found = {
  /** All results, best first, after `distinct` is applied. */
  slots: Uint32Array;
  /** Results before `distinct` is applied, which facets count. */
  counted: Uint32Array;
  /** The matched words, for highlighting. */
  words: QueryWord[];
};

const typosOf = (key: number, typosFirst: boolean) => (typosFirst ? key >> 9 : key & 63);

/** Keeps only the matches with the fewest typos (`typoTolerance: "min"`). */
function withFewestTypos(keys: Int32Array, typosFirst: boolean): Int32Array {
  let fewest = Infinity;
  for (const key of keys) if (key >= 0) fewest = Math.min(fewest, typosOf(key, typosFirst));
  return keys.map((key) => (key >= 0 && typosOf(key, typosFirst) > fewest ? NO_MATCH : key));
}

type Match = { keys: Int32Array; words: QueryWord[] };

/** Matches records by the query's words or their synonyms. */
function matchWords(
  indexQuery: IndexQuery,
  words: readonly QueryWord[],
  typosFirst: boolean,
): Match {
  const { corpus, settings, synonyms } = indexQuery;
  const restriction = texts(settings, "restrictSearchableAttributes");
  const exact = exactAttributes(settings);
  const held = [words, settings["searchableAttributes"], restriction, exact, typosFirst];
  const variants = variantsOf(
    words.map(({ word }) => word),
    synonyms,
    (at, word) => words[at]?.word === word || (words[at] && isFormOf(words[at], word)) === true,
  ).map((variant, number) =>
    number === 0
      ? [...words]
      : variant.map((word, place): QueryWord => {
          const typed = words.find((known) => known.word === word);
          const isLast = place === variant.length - 1 && typed?.isPrefix === true;
          return typed ?? { word, isPrefix: isLast, typos: 0, ...formsOf(word, settings) };
        }),
  );
  variants.push(...compoundVariants(words, corpus.text.vocabulary, settings));
  const key = `text ${JSON.stringify([held, variants, settings["typoTolerance"]])}`;
  const keys = cachedResult(corpus, key, () => {
    const levels = levelsOfBits(corpus, settings);
    const typoLevels = exact.length > 0 ? levelsOfBits(corpus, settings, exact) : levels;
    const options = { levels, typoLevels, typosFirst };
    const all = variants
      .map((variant) => matchText(corpus, variant, options))
      .reduce((one, other) => betterOf(one, other));
    return settings["typoTolerance"] === "min" ? withFewestTypos(all, typosFirst) : all;
  });
  return { keys, words: variants.flat() };
}

/** Yields queries with fewer words for a query without results (`removeWordsIfNoResults`). */
function* fewerWords(words: QueryWord[], settings: Settings): Generator<QueryWord[]> {
  const way = textOf(settings, "removeWordsIfNoResults", DEFAULTS.removeWordsIfNoResults);
  if (way === "lastWords")
    for (let left = words.length - 1; left > 0; left -= 1) yield words.slice(0, left);
  if (way === "firstWords")
    for (let from = 1; from < words.length; from += 1) yield words.slice(from);
  if (way === "allOptional") for (const word of words) yield [word];
}

/** Maximum number of filters in a query, as at Algolia: each is tested against every record. */
const MAX_FILTERS = 1000;

/** Returns the filters, if there are not too many. */
function bounded(groups: FilterGroups, name: string): FilterGroups {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  return count > MAX_FILTERS ? refuse(`${name}: at most ${MAX_FILTERS} filters`) : groups;
}

/** Compiles all filters of a query to one predicate. */
function predicateOf({ corpus, settings }: IndexQuery) {
  const groups = [
    ...parseFilters(textOf(settings, "filters", "")),
    ...parseFacetFilters(settings["facetFilters"]),
    ...parseNumericFilters(settings["numericFilters"]),
    ...parseTagFilters(settings["tagFilters"]),
  ];
  return groupsPredicate(corpus.columns, bounded(groups, "filters"));
}

/** Ranks records that match more `optionalFilters` first. */
function recommended({ corpus, settings }: IndexQuery, slots: Uint32Array): Uint32Array {
  const name = "optionalFilters";
  const filters = bounded(parseFacetFilters(settings[name], name), name).flat();
  if (filters.length === 0) return slots;
  const tests = filters.map((filter) => filterPredicate(corpus.columns, filter));
  const misses = new Int32Array(corpus.slots);
  for (const slot of slots) misses[slot] = tests.filter((passes) => !passes(slot)).length;
  return sortedByKey(slots, misses, filters.length);
}

/** Applies `distinct`: keeps the first records of each value of `attributeForDistinct`. */
function distinct({ corpus, settings }: IndexQuery, slots: Uint32Array): Uint32Array {
  const column = corpus.columns.facets.get(textOf(settings, "attributeForDistinct", ""));
  const setting = settings["distinct"];
  const most =
    typeof setting === "boolean" || setting === "true" || setting === "false"
      ? Number(String(setting) === "true")
      : wholeNumber(settings, "distinct", { fallback: 0 });
  if (!column || most === 0) return slots;
  const visited = new Uint32Array(column.values.length);
  return slots.filter((slot) => {
    if (!column.lists.counts[slot]) return true;
    const id = column.lists.pool[column.lists.starts[slot] ?? 0] ?? 0;
    const count = (visited[id] ?? 0) + 1;
    visited[id] = count;
    return count <= most;
  });
}

/** Filters slots by words and filters, in a plain loop for speed: it runs over every record. */
function passing(
  slots: Uint32Array,
  keys: Int32Array | undefined,
  passes: ((slot: number) => boolean) | undefined,
): Uint32Array {
  if (!keys && !passes) return slots;
  const passed = new Uint32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (keys && (keys[slot] ?? NO_MATCH) === NO_MATCH) continue;
    if (passes && !passes(slot)) continue;
    passed[count] = slot;
    count += 1;
  }
  return passed.subarray(0, count);
}

/** Runs a query: matches, filters and ranks by attribute, typos, then the index's own order. */
export function findSlots(indexQuery: IndexQuery): Found {
  const { corpus, settings, isVirtual } = indexQuery;
  const ranking = rankingOf(settings, isVirtual);
  const order = cachedResult(corpus, `order ${JSON.stringify(ranking)}`, () =>
    orderOf(corpus, ranking),
  );
  const passes = predicateOf(indexQuery);
  const words = queryWords(typedText(settings, "query"), settings);

  function response(match: Match | undefined): Found {
    const keys = match?.keys;
    let slots = passing(order.slots, keys, passes);
    if (keys) {
      slots = order.groups
        ? sortedWithinGroups(slots, keys, order.groups)
        : sortedByKey(slots, keys, MAX_KEY);
    }
    const all = recommended(indexQuery, slots);
    return { slots: distinct(indexQuery, all), counted: all, words: match?.words ?? [] };
  }

  if (words.length === 0) return response(undefined);
  let found = response(matchWords(indexQuery, words, ranking.typosFirst));
  if (found.slots.length > 0) return found;
  for (const fewer of fewerWords(words, settings)) {
    const match = matchWords(indexQuery, fewer, ranking.typosFirst);
    found = response(match);
    if (found.slots.length > 0) break;
  }
  return found;
}
