import type { FastifyBaseLogger } from "fastify";
import type { PageBackend } from "#relay/pageContext.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { cacheErrorPageData } from "./cacheErrorPageData.ts";
import { createShopAttributes } from "./shopAttributes.ts";

// Backend of shared pages: anonymous requests, with their priority.

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
  changedAt?: () => number,
) {
  const shared = cacheErrorPageData(logFailures(log, gateway.shared), changedAt);
  const attributes = createShopAttributes(gateway, colors);
  return { url: GATEWAY_URL, shared, personal: shared, attributes, search } satisfies PageBackend;
}
