import type { LiteClient } from "algoliasearch/lite";
import { foldCode } from "#relay/contract/text/foldCode.ts";
import { CATEGORY_FIELDS, PATH_SEPARATOR } from "#relay/contract/search/categoryPaths.ts";
import { HIGHLIGHT } from "./hit.ts";
import { correctedText, wordsOf } from "./textWords.ts";
import type { NamedHit } from "./textWords.ts";

// Search client that relaxes a query without hits: fewer words, or one more typo; and that allows
// none in a query whose best hits are called otherwise; a category's name lists its products first.

type Client = Pick<LiteClient, "search">;

/** Search request as InstantSearch's helper makes it; the first one is for the list. */
type ListRequest = {
  indexName: string;
  params?: { query?: string; page?: number; facetFilters?: unknown; numericFilters?: unknown };
};
type ListResult = { nbHits?: number; hits?: NamedHit[]; isLoose?: boolean };
type ListResponse = { results: ListResult[] };

const SEVERAL_WORDS = /\S\s+\S/;

/** Length of the shortest word that is still recognizable with two typos. */
const LONG_WORD = 5;

/**
 * Returns looser parameters for a text without hits: several words with fewer of them, dropping the
 * first ones first, since in English the product's noun comes last; a single word with one more
 * typo. Undefined where that would not help.
 */
export function looserFor(q: string) {
  if (SEVERAL_WORDS.test(q)) return { removeWordsIfNoResults: "firstWords" as const };
  return q.length >= LONG_WORD ? { minWordSizefor2Typos: LONG_WORD } : undefined;
}

/** Number of hits that tell whether a text is taken for another: those of a list's first page. */
const BEST_HITS = 12;

/** Request for the best products of a text, as far as its corrections are read from them. */
const plainRequest = (indexName: string, query: string) => ({
  indexName,
  params: {
    query,
    hitsPerPage: BEST_HITS,
    attributesToRetrieve: ["name"],
    attributesToHighlight: ["name"],
    highlightPreTag: HIGHLIGHT.begins,
    highlightPostTag: HIGHLIGHT.ends,
  },
});

/** Category whose name a text may be, and its path in the index: "Table > Mugs". */
type NamedCategory = { name: string; path: string };

/**
 * Returns parameters that rank the products of a category first if the text is all of its name: tea
 * before a tea towel. None for another text.
 */
export function categoryFirst(text: string, categories: Iterable<NamedCategory>) {
  const typed = wordsOf(text).join(" ");
  const optionalFilters = Array.from(categories).flatMap(({ name, path }) => {
    const field = CATEGORY_FIELDS[path.split(PATH_SEPARATOR).length - 1];
    return field && typed && wordsOf(name).join(" ") === typed ? [`${field}:${path}`] : [];
  });
  return optionalFilters.length > 0 ? { optionalFilters } : {};
}

/**
 * Search client that repeats a search: with looser parameters if its text has no hits, and then it
 * marks the first result as loose; without typos if the best hits are called otherwise and others
 * have the text as typed. Filters, order and page do not matter for that.
 * @param index name of the index in the order of relevance
 * @param categories the shop's, as far as they are known
 */
export function looseningClient(
  client: Client,
  index: string,
  categories: Iterable<NamedCategory> = [],
): Client {
  /** Sends requests with further parameters; `plain` is their text's result without filters. */
  async function send(requests: readonly ListRequest[], more: object = {}) {
    const [{ indexName, params: { query, page, facetFilters, numericFilters } = {} } = {}] =
      requests as readonly Partial<ListRequest>[];
    const isPlain = indexName === index && !page && !facetFilters && !numericFilters;
    const extra = isPlain || !query ? [] : [plainRequest(index, query)];
    const sent = [...requests, ...extra].map(({ params, ...rest }) => ({
      ...rest,
      params: { ...params, ...more },
    }));
    const response = (await client.search(sent)) as unknown as ListResponse;
    const plain = response.results.at(extra.length > 0 ? -1 : 0);
    return { ...response, results: response.results.slice(0, requests.length), plain };
  }

  async function search(typed: readonly ListRequest[]): Promise<ListResponse> {
    // A SKU is found with the digits and dashes of any keyboard.
    const requests = typed.map(({ params, ...rest }) => ({
      ...rest,
      params: {
        ...params,
        ...(params?.query && { query: foldCode(params.query) }),
        ...(rest.indexName === index && categoryFirst(params?.query ?? "", categories)),
      },
    }));
    const { plain, ...response } = await send(requests);
    const text = requests[0]?.params.query?.trim() ?? "";
    if (correctedText(text, plain?.hits ?? []) !== undefined) {
      const { plain: exact, ...asTyped } = await send(requests, { typoTolerance: false });
      return exact?.nbHits ? asTyped : response;
    }
    const looser = looserFor(text);
    if (!looser || plain?.nbHits !== 0) return response;
    const { plain: _, ...loose } = await send(requests, looser);
    const [list, ...counts] = loose.results;
    return { ...loose, results: [{ ...list, isLoose: list?.nbHits !== 0 }, ...counts] };
  }

  return { search: search as unknown as Client["search"] };
}
