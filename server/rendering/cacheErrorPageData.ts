import errorPage from "#__generated__/ErrorPageQuery.graphql.ts";

const MAX_AGE_MS = 60_000;
const OPENING = `{"operationName":"${errorPage.params.name}"`;

const isWhole = (status: number, text: string) => status === 200 && !("errors" in JSON.parse(text));

/**
 * Wraps `send` and caches the error page's data for a minute or until something in them changes, so
 * that requests for missing pages cause no backend requests.
 * @param changedAt returns the time of the latest change
 */
export function cacheErrorPageData(
  send: typeof fetch,
  changedAt: () => number = () => -Infinity,
): typeof fetch {
  let cached: { text: string; at: number } | undefined;
  return async (url, init) => {
    if (typeof init?.body !== "string" || !init.body.startsWith(OPENING)) return send(url, init);
    const at = Date.now();
    const isFresh = cached && at < cached.at + MAX_AGE_MS && changedAt() < cached.at;
    if (cached && isFresh) return new Response(cached.text);
    const response = await send(url, init);
    const text = await response.text();
    if (isWhole(response.status, text)) cached = { text, at };
    return new Response(text, { status: response.status });
  };
}
