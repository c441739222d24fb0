import type { LiteClient } from "algoliasearch/lite";

type Client = Pick<LiteClient, "search">;

/** A request of a search, as InstantSearch's helper makes it: the list's own first. */
type ListRequest = {
  indexName: string;
  params?: { query?: string; facetFilters?: unknown; numericFilters?: unknown };
};
type ListResponse = { results: { nbHits?: number; isLoose?: boolean }[] };

const SEVERAL_WORDS = /\S\s+\S/;

/** The shortest word in which two wrong letters leave enough to be known by. */
const LONG_WORD = 5;

/**
 * Parameters by which a text that nothing has all of finds what comes near it: several words with
 * fewer of them, the first left out before the others, since what a product is English says last;
 * one word with one more typo. Nothing where that would not help.
 */
export function looserFor(q: string) {
  if (SEVERAL_WORDS.test(q)) return { removeWordsIfNoResults: "firstWords" as const };
  return q.length >= LONG_WORD ? { minWordSizefor2Typos: LONG_WORD } : undefined;
}

/**
 * A search client that repeats a search with looser parameters where nothing has all of its text,
 * and says so in the first result. A search that finds nothing for its filters stays as it is.
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

  async function search(requests: readonly ListRequest[]) {
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
