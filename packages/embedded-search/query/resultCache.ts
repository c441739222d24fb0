import type { Corpus } from "#search/store/corpus.ts";

// LRU cache of text matches and sort orders per corpus, since many queries are equal.

/** Maximum number of results per corpus; one page, and many shoppers, repeat the same queries. */
const MAX_RESULTS = 32;

const current = new WeakMap<Corpus, { version: number; results: Map<string, unknown> }>();

/** Returns the value cached for this key since the corpus last changed, or computes it. */
export function cachedResult<Result>(corpus: Corpus, key: string, work: () => Result): Result {
  let known = current.get(corpus);
  if (known?.version !== corpus.version) {
    known = { version: corpus.version, results: new Map() };
    current.set(corpus, known);
  }
  const { results } = known;
  const response = results.has(key) ? (results.get(key) as Result) : work();
  // Reinserted, so that the least recently used entry is first.
  results.delete(key);
  results.set(key, response);
  const [oldest] = results.keys();
  if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
  return response;
}
