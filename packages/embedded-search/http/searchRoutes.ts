import { isFields } from "#search/record.ts";
import { SearchError, refuse } from "#search/searchError.ts";
import { wholeNumber } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import type { Indexes } from "#search/store/indexes.ts";
import type { SearchDatabase } from "#search/store/searchDatabase.ts";
import { retrieval } from "#search/query/hit.ts";
import { parametersOf, parametersOfAddress } from "#search/query/parameters.ts";
import { everyHit, facetResult, hitsAt, searchResult } from "#search/query/searchResult.ts";
import type { QueriedIndex, SearchResult } from "#search/query/searchResult.ts";
import { yieldToEventLoop } from "#search/text/textIndex.ts";
import { readSynonyms } from "#search/query/synonyms.ts";
import type { Route } from "./handler.ts";

// HTTP routes of Algolia's search API: queries, facet values, records by id, and browsing.

/** Maximum number of searches, or of records, in one request; widgets send a dozen at most. */
const MAX_REQUESTS = 100;
/** Maximum number of hits in one response, which is built in memory. */
const MAX_HITS = 2000;

function requestsIn(body: unknown): unknown[] {
  const list = isFields(body) ? body["requests"] : undefined;
  if (!Array.isArray(list)) return refuse("requests: expected a list");
  return list.length > MAX_REQUESTS ? refuse(`requests: at most ${MAX_REQUESTS}`) : list;
}

const textIn = (fields: unknown, name: string): string => {
  const text = isFields(fields) ? fields[name] : undefined;
  return typeof text === "string" && text !== "" ? text : refuse(`${name} is missing`);
};

/** Result of a search skipped by "stopIfEnoughMatches", because an earlier one found enough. */
const unprocessed = (index: string) => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  query: "",
  params: "",
  index,
  processed: false,
  processingTimeMS: 1,
});

/** Settings for reading a record by id; the index's own `attributesToRetrieve` does not apply. */
const reported = (
  { unretrievableAttributes }: Settings,
  { attributesToRetrieve }: Settings,
): Settings => ({
  unretrievableAttributes,
  attributesToRetrieve,
});

/** Returns the routes over these indexes: for the search key, except browsing (admin key). */
export function searchRoutes(indexes: Indexes, database: SearchDatabase): Route[] {
  function queried(name: string): QueriedIndex {
    const index = indexes.find(name);
    return { index, synonyms: readSynonyms(database, index.primary ?? name) };
  }

  async function several(body: unknown) {
    const requests = requestsIn(body);
    const stops = isFields(body) && body["strategy"] === "stopIfEnoughMatches";
    const queries = requests.map((request) => ({
      queried: queried(textIn(request, "indexName")),
      request,
      parameters: parametersOf(request),
    }));
    const results: object[] = [];
    let isEnough = false;
    let hits = 0;
    for (const { queried: index, request, parameters } of queries) {
      // Other shoppers' requests go between the searches of one.
      if (results.length > 0) await yieldToEventLoop();
      if (isEnough) results.push(unprocessed(index.index.name));
      else if (isFields(request) && request["type"] === "facet") {
        results.push(await facetResult(index, textIn(request, "facet"), parameters));
      } else {
        const result = await searchResult(index, parameters);
        isEnough = stops && result.nbHits >= (result.hitsPerPage ?? 1);
        results.push(result);
        hits += result.hits.length;
        if (hits > MAX_HITS) refuse(`requests: at most ${MAX_HITS} hits together`);
      }
    }
    return { results };
  }

  async function objects(body: unknown) {
    const results: unknown[] = [];
    for (const request of requestsIn(body)) {
      const { index } = queried(textIn(request, "indexName"));
      const record = (await index.family.corpus()).records.readById(textIn(request, "objectID"));
      const retrieve = retrieval(reported(index.settings, parametersOf(request)));
      results.push(record ? retrieve(record) : null);
    }
    return { results };
  }

  async function browse(name: string, parameters: Settings) {
    const { cursor, ...sent } = parameters;
    const earlier = typeof cursor === "string" ? readCursor(cursor) : { from: 0, parameters: sent };
    const { indexQuery, found } = await everyHit(queried(name), earlier.parameters);
    const count = wholeNumber(earlier.parameters, "hitsPerPage", {
      least: 1,
      most: 1000,
      fallback: 1000,
    });
    const nbHits = found.slots.length;
    const to = Math.min(nbHits, earlier.from + count);
    const next = { from: to, parameters: earlier.parameters };
    return {
      hits: hitsAt(indexQuery, found, earlier.from, to).map(
        ({ _highlightResult: _, _snippetResult: __, ...hit }) => hit,
      ),
      nbHits,
      page: Math.floor(earlier.from / count),
      nbPages: Math.ceil(nbHits / count),
      hitsPerPage: count,
      processingTimeMS: 1,
      ...(to < nbHits ? { cursor: Buffer.from(JSON.stringify(next)).toString("base64url") } : {}),
    };
  }

  const search = (name: string, parameters: Settings): Promise<SearchResult> =>
    searchResult(queried(name), parameters);
  const addressed = (address: URL) => {
    const own = [...address.searchParams].filter(([name]) => !name.startsWith("x-algolia-"));
    return parametersOfAddress(new URLSearchParams(own).toString());
  };

  return [
    {
      pattern: "POST /1/indexes/*/queries",
      access: "search",
      respond: ({ body }) => several(body),
    },
    {
      pattern: "POST /1/indexes/*/objects",
      access: "search",
      respond: ({ body }) => objects(body),
    },
    {
      pattern: "POST /1/indexes/:/query",
      access: "search",
      respond: ({ names: [name = ""], body }) => search(name, parametersOf(body)),
    },
    {
      pattern: "GET /1/indexes/:",
      access: "search",
      respond: ({ names: [name = ""], address }) => search(name, addressed(address)),
    },
    {
      pattern: "POST /1/indexes/:/facets/:/query",
      access: "search",
      respond: ({ names: [name = "", facet = ""], body }) =>
        facetResult(queried(name), facet, parametersOf(body)),
    },
    {
      pattern: "POST /1/indexes/:/browse",
      access: "admin",
      respond: ({ names: [name = ""], body }) => browse(name, parametersOf(body)),
    },
    {
      pattern: "GET /1/indexes/:/browse",
      access: "admin",
      respond: ({ names: [name = ""], address }) => browse(name, addressed(address)),
    },
  ];
}

/** Decodes the browse cursor of the previous response. */
function readCursor(cursor: string): { from: number; parameters: Settings } {
  try {
    const read = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown;
    if (isFields(read) && typeof read["from"] === "number" && isFields(read["parameters"])) {
      return { from: read["from"], parameters: read["parameters"] };
    }
  } catch {
    // Thrown below.
  }
  throw new SearchError(400, "The cursor is not valid");
}
