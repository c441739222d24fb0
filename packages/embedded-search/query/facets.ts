import { sortedIds } from "#search/columns/columns.ts";
import type { FacetColumn } from "#search/columns/columns.ts";
import { DEFAULTS, facetAttributes, textOf, texts, wholeNumber } from "#search/settings.ts";
import { refuse } from "#search/searchError.ts";
import { tokensOf } from "#search/text/tokens.ts";
import { highlighted } from "./highlight.ts";
import type { IndexQuery } from "./findSlots.ts";
import { matchedPart, queryWords } from "./words.ts";

// Facet counts of a query, and search for facet values.

type Counted = { value: string; count: number };

/** Returns the `most`-th highest count: values below it need not be sorted. */
function countReachedBy(most: number, counts: Uint32Array): number {
  return counts.length <= most ? 1 : Math.max(1, counts.toSorted()[counts.length - most] ?? 1);
}

type Wanted = { most?: number; isAlphabetical?: boolean };

/** Counts each value among some slots and returns the top `most`, by count or alphabetically. */
function countValues(column: FacetColumn, slots: Uint32Array, wanted: Wanted = {}): Counted[] {
  const { most = Infinity, isAlphabetical = false } = wanted;
  const { starts, counts, pool } = column.lists;
  const met = new Uint32Array(column.values.length);
  for (const slot of slots) {
    const start = starts[slot] ?? 0;
    const end = start + (counts[slot] ?? 0);
    for (let at = start; at < end; at += 1) {
      const id = pool[at] ?? 0;
      met[id] = (met[id] ?? 0) + 1;
    }
  }
  const ids = sortedIds(column);
  const least = isAlphabetical ? 1 : countReachedBy(most, met);
  // Numeric sort keys; each encodes the value's alphabetical position, to decode it after the sort.
  const keys = new Float64Array(ids.length);
  let passing = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const count = met[ids[place] ?? 0] ?? 0;
    if (count < least) continue;
    keys[passing] = isAlphabetical ? place : (slots.length - count) * ids.length + place;
    passing += 1;
  }
  const sorted = keys.subarray(0, passing).sort().subarray(0, Math.min(most, passing));
  return Array.from(sorted, (key) => {
    const id = ids[key % ids.length] ?? 0;
    return { value: column.values[id] ?? "", count: met[id] ?? 0 };
  });
}

/** Returns the facets to count: the requested ones among those declared, or all with "*". */
function wantedFacets({ settings }: IndexQuery): string[] {
  const declared = facetAttributes(settings)
    .filter(({ isCounted }) => isCounted)
    .map(({ name }) => name);
  const requested = new Set(texts(settings, "facets"));
  return requested.has("*") ? declared : [...requested].filter((name) => declared.includes(name));
}

/** Statistics of an attribute's numbers. */
type FacetStats = { min: number; max: number; avg: number; sum: number };

function statsOf(
  indexQuery: IndexQuery,
  attribute: string,
  slots: Uint32Array,
): FacetStats | undefined {
  const lists = indexQuery.corpus.columns.numbers.get(attribute);
  if (!lists) return undefined;
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const slot of slots) {
    const start = lists.starts[slot] ?? 0;
    const end = start + (lists.counts[slot] ?? 0);
    for (let at = start; at < end; at += 1) {
      const value = lists.pool[at] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}

/** Returns the counts of the requested facets, and the statistics of numeric ones. */
export function countFacets(indexQuery: IndexQuery, slots: Uint32Array) {
  const { corpus, settings } = indexQuery;
  const most = wholeNumber(settings, "maxValuesPerFacet", {
    most: 1000,
    fallback: DEFAULTS.maxValuesPerFacet,
  });
  const isAlphabetical =
    textOf(settings, "sortFacetValuesBy", DEFAULTS.sortFacetValuesBy) === "alpha";
  const facets: Record<string, Record<string, number>> = {};
  const facetsStats: Record<string, FacetStats> = {};
  for (const attribute of wantedFacets(indexQuery)) {
    const column = corpus.columns.facets.get(attribute);
    if (!column) continue;
    const counted = countValues(column, slots, { most, isAlphabetical });
    if (counted.length > 0) {
      facets[attribute] = Object.fromEntries(counted.map(({ value, count }) => [value, count]));
    }
    const stats = statsOf(indexQuery, attribute, slots);
    if (stats) facetsStats[attribute] = stats;
  }
  return { facets, facetsStats };
}

/** Returns the values of a facet that match a facet query, with their counts. */
export function searchFacet(
  indexQuery: IndexQuery,
  { facet, facetQuery, slots }: { facet: string; facetQuery: string; slots: Uint32Array },
) {
  const { corpus, settings } = indexQuery;
  const isDeclared = facetAttributes(settings).some(
    ({ name, isSearchable }) => name === facet && isSearchable,
  );
  const column = corpus.columns.facets.get(facet);
  if (!isDeclared || !column) {
    return refuse(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const most = wholeNumber(settings, "maxFacetHits", { most: 100, fallback: 10 });
  const words = queryWords(facetQuery, settings);
  return countValues(column, slots)
    .filter(({ value }) => {
      const tokens = tokensOf(value);
      return words.every((typed) => tokens.some(({ word }) => matchedPart(typed, word).to > 0));
    })
    .slice(0, most)
    .map(({ value, count }) => ({
      value,
      highlighted: highlighted(value, words, settings).value,
      count,
    }));
}
