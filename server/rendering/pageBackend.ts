import type { FastifyBaseLogger } from "fastify";
import type { PageBackend } from "#relay/pageContext.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { perLanguage } from "#server/kernel/language.ts";
import { createShopAttributes } from "./shopAttributes.ts";
import errorPage from "#__generated__/ErrorPageQuery.graphql.ts";
import type { Place } from "#server/limits/admission.ts";

// Backend of pages: anonymous requests of shared ones, with priority and turns.

/** Logs failed requests: the page itself only says that something failed. */
export const logFailures =
  (log: FastifyBaseLogger, send: typeof fetch): typeof fetch =>
  (...call) =>
    send(...call).catch((error: unknown) => {
      log.error({ err: error }, "a page got no usable response from the backend");
      throw error;
    });

/** Returns the backend of a page whose calls all have this priority. */
export const withPagePriority = (backend: PageBackend, priority: CallPriority): PageBackend => ({
  ...backend,
  shared: withPriority(backend.shared, priority),
  personal: withPriority(backend.personal, priority),
});

/** Sends the backend requests of shared pages. */
export function openPageBackend(
  log: FastifyBaseLogger,
  gateway: ShopGateway,
  search: PageBackend["search"],
  colors: readonly string[],
  hasChanged: (readAt: number) => boolean,
  pathsOf?: PageBackend["pathsOf"],
) {
  const shared = cacheErrorPageData(logFailures(log, gateway.shared), hasChanged);
  const attributes = createShopAttributes(gateway, colors);
  return {
    url: GATEWAY_URL,
    shared,
    personal: shared,
    attributes,
    search,
    pathsOf,
    sendWithSeo: gateway.sendWithSeo,
  } satisfies PageBackend;
}

/** Maximum age of the error page's data, in milliseconds. */
const MAX_AGE_MS = 60_000;
const OPENING = `{"operationName":"${errorPage.params.name}"`;

const isWhole = (status: number, text: string) => status === 200 && !("errors" in JSON.parse(text));

/**
 * Wraps `send` and caches the error page's data for a minute or until something in them changes, so
 * that requests for missing pages cause no backend requests.
 * @param hasChanged true if they may have changed since they were read
 */
export function cacheErrorPageData(
  send: typeof fetch,
  hasChanged: (readAt: number) => boolean = () => false,
): typeof fetch {
  type Cached = { text: string; at: number };
  // A page that is refreshed may be in another language than the one before it.
  const inThisLanguage = perLanguage((): { cached?: Cached } => ({}));
  return async (url, init) => {
    if (typeof init?.body !== "string" || !init.body.startsWith(OPENING)) return send(url, init);
    const own = inThisLanguage();
    const { cached } = own;
    const at = Date.now();
    const isFresh = cached && at < cached.at + MAX_AGE_MS && !hasChanged(cached.at);
    if (cached && isFresh) return new Response(cached.text);
    const response = await send(url, init);
    const text = await response.text();
    if (isWhole(response.status, text)) own.cached = { text, at };
    return new Response(text, { status: response.status });
  };
}

/**
 * Wraps a page's backend so that each response waits for a turn of the event loop. The rendering
 * then runs in steps, and the server handles other requests between them.
 */
export function stepwiseBackend(backend: PageBackend, { turn }: Place): PageBackend {
  const stepwise =
    (send: typeof fetch): typeof fetch =>
    async (...call) => {
      const response = await send(...call);
      await turn();
      return response;
    };
  return { ...backend, shared: stepwise(backend.shared), personal: stepwise(backend.personal) };
}
