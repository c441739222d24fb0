import errorPage from "#__generated__/ErrorPageQuery.graphql.ts";

const MAX_AGE_MS = 60_000;
const OPENING = `{"operationName":"${errorPage.params.name}"`;

const isWhole = (status: number, text: string) => status === 200 && !("errors" in JSON.parse(text));

/**
 * Wraps `send` and caches the error page's data for a minute, so that requests for missing pages
 * cause no backend requests.
 */
export function cacheErrorPageData(send: typeof fetch): typeof fetch {
  let kept: { text: string; until: number } | undefined;
  return async (url, init) => {
    if (typeof init?.body !== "string" || !init.body.startsWith(OPENING)) return send(url, init);
    if (kept && Date.now() < kept.until) return new Response(kept.text);
    const response = await send(url, init);
    const text = await response.text();
    if (isWhole(response.status, text)) kept = { text, until: Date.now() + MAX_AGE_MS };
    return new Response(text, { status: response.status });
  };
}
