import type { LiteClient } from "algoliasearch/lite";
import { foldCode } from "#relay/contract/text/foldCode.ts";

// Search client that relaxes a query without hits: fewer words, or one more typo.

type Client = Pick<LiteClient, "search">;

/** Search request as InstantSearch's helper makes it; the first one is for the list. */
type ListRequest = {
  indexName: string;
  params?: { query?: string; facetFilters?: unknown; numericFilters?: unknown };
};
type ListResponse = { results: { nbHits?: number; isLoose?: boolean }[] };

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

/**
 * Search client that repeats a search with looser parameters if its text has no hits, and marks the
 * first result as loose. A search without hits because of its filters is not repeated.
 */
export function looseningClient(client: Client): Client {
  const send = (requests: readonly object[]) =>
    client.search(requests as Parameters<Client["search"]>[0]) as Promise<ListResponse>;

  async function isForItsText({ indexName, params }: ListRequest): Promise<boolean> {
    if (!params?.facetFilters && !params?.numericFilters) return true;
    const plain = { query: params.query ?? "", hitsPerPage: 0 };
    const { results } = await send([{ indexName, params: plain }]);
    return results[0]?.nbHits === 0;
  }

  async function search(typed: readonly ListRequest[]) {
    // A SKU is found with the digits and dashes of any keyboard.
    const requests = typed.map(({ params, ...rest }) => ({
      ...rest,
      params: { ...params, ...(params?.query && { query: foldCode(params.query) }) },
    }));
    const response = await send(requests);
    const [request] = requests;
    const looser = looserFor(request?.params?.query?.trim() ?? "");
    if (!request || !looser || response.results[0]?.nbHits !== 0) return response;
    if (!(await isForItsText(request))) return response;
    const loose = await send(
      requests.map(({ params, ...rest }) => ({ ...rest, params: { ...params, ...looser } })),
    );
    const [list, ...counts] = loose.results;
    return { ...loose, results: [{ ...list, isLoose: list?.nbHits !== 0 }, ...counts] };
  }

  return { search: search as unknown as Client["search"] };
}
