import { randomBytes } from "node:crypto";
import { DEFAULTS, texts, textOf, typedText, wholeNumber } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import type { SearchIndex } from "#search/store/indexes.ts";
import { countFacets, searchFacet } from "./facets.ts";
import { findSlots } from "./findSlots.ts";
import type { Found, IndexQuery } from "./findSlots.ts";
import { hitsFor } from "./hit.ts";
import { encodedParameters, withParameters } from "./parameters.ts";
import type { Synonym } from "./synonyms.ts";

/** Response to one search. */
export type SearchResult = Record<string, unknown> & {
  hits: readonly unknown[];
  nbHits: number;
  hitsPerPage?: number;
};

/** A queried index with its synonyms. */
export type QueriedIndex = { index: SearchIndex; synonyms: readonly Synonym[] };

async function queryOf(requested: QueriedIndex, parameters: Settings): Promise<IndexQuery> {
  return {
    corpus: await requested.index.family.corpus(),
    settings: withParameters(requested.index.settings, parameters),
    isVirtual: requested.index.isVirtual,
    synonyms: parameters["synonyms"] === false ? [] : requested.synonyms,
  };
}

type Part = { from: number; to: number; paging: Record<string, number> };

/** Computes the requested range of hits, by page or by offset, and the response's paging fields. */
function partOf({ settings }: IndexQuery, nbHits: number): Part {
  const limit = wholeNumber(settings, "paginationLimitedTo", {
    most: 20_000,
    fallback: DEFAULTS.paginationLimitedTo,
  });
  const reachable = Math.min(nbHits, limit);
  if (settings["offset"] !== undefined || settings["length"] !== undefined) {
    const offset = wholeNumber(settings, "offset", { fallback: 0 });
    const length = wholeNumber(settings, "length", { most: 1000, fallback: DEFAULTS.hitsPerPage });
    return { from: offset, to: Math.min(offset + length, reachable), paging: { offset, length } };
  }
  const page = wholeNumber(settings, "page", { fallback: 0 });
  const hitsPerPage = wholeNumber(settings, "hitsPerPage", {
    most: 1000,
    fallback: DEFAULTS.hitsPerPage,
  });
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage);
  const from = page * hitsPerPage;
  return {
    from,
    to: Math.min(from + hitsPerPage, reachable),
    paging: { page, nbPages, hitsPerPage },
  };
}

/** Reads the hits of a range of the results. */
export function hitsAt(indexQuery: IndexQuery, { slots, words }: Found, from: number, to: number) {
  const { corpus, settings } = indexQuery;
  const hitOf = hitsFor(words, settings);
  return Array.from(slots.subarray(Math.min(from, to), to)).flatMap((slot) => {
    const record = corpus.records.read(corpus.rows[slot] ?? 0);
    return record ? [hitOf(record)] : [];
  });
}

/** The `exhaustive…` fields of every response: no count is ever estimated. */
const EXHAUSTIVE = {
  exhaustiveNbHits: true,
  exhaustiveFacetsCount: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, nbHits: true, typo: true },
};

/** Runs one search. */
export async function searchResult(
  requested: QueriedIndex,
  parameters: Settings,
): Promise<SearchResult> {
  const indexQuery = await queryOf(requested, parameters);
  const since = performance.now();
  const { settings } = indexQuery;
  const found = findSlots(indexQuery);
  const nbHits = found.slots.length;
  const { from, to, paging } = partOf(indexQuery, nbHits);
  const isCounting = texts(settings, "facets") !== undefined;
  const { facets, facetsStats } = isCounting
    ? countFacets(indexQuery, found.counted)
    : { facets: {}, facetsStats: {} };
  const { userData, renderingContent } = settings;
  return {
    hits: hitsAt(indexQuery, found, from, to),
    nbHits,
    ...paging,
    ...(isCounting ? { facets, facets_stats: facetsStats } : {}),
    ...EXHAUSTIVE,
    query: textOf(settings, "query", ""),
    params: encodedParameters(parameters),
    index: requested.index.name,
    ...(settings["clickAnalytics"] === true ? { queryID: randomBytes(16).toString("hex") } : {}),
    ...(userData === undefined ? {} : { userData }),
    ...(renderingContent === undefined ? {} : { renderingContent }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - since)),
  };
}

/** Runs a search for facet values. */
export async function facetResult(
  queried: QueriedIndex,
  facet: string,
  parameters: Settings,
): Promise<Record<string, unknown>> {
  const indexQuery = await queryOf(queried, parameters);
  const since = performance.now();
  const facetQuery = typedText(parameters, "facetQuery");
  const { counted } = findSlots(indexQuery);
  return {
    facetHits: searchFacet(indexQuery, { facet, facetQuery, slots: counted }),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - since)),
  };
}

/** Returns all results of a query, for browsing and deletion by query. */
export async function everyHit(queried: QueriedIndex, parameters: Settings) {
  const indexQuery = await queryOf(queried, parameters);
  return { indexQuery, found: findSlots(indexQuery) };
}
