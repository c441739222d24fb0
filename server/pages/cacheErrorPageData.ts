import errorPage from "#__generated__/ErrorPageQuery.graphql.ts";

const MAX_AGE_MS = 60_000;
const OPENING = `{"operationName":"${errorPage.params.name}"`;

const isWhole = (status: number, text: string) => status === 200 && !("errors" in JSON.parse(text));

/**
 * Wraps `send` and caches the error page's data for a minute, so that requests for missing pages
 * cause no backend requests.
 */
export function cacheErrorPageData(send: typeof fetch): typeof fetch {
  let cached: { text: string; until: number } | undefined;
  return async (url, init) => {
    if (typeof init?.body !== "string" || !init.body.startsWith(OPENING)) return send(url, init);
    if (cached && Date.now() < cached.until) return new Response(cached.text);
    const response = await send(url, init);
    const text = await response.text();
    if (isWhole(response.status, text)) cached = { text, until: Date.now() + MAX_AGE_MS };
    return new Response(text, { status: response.status });
  };
}
