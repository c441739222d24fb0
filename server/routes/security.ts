import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { inlineSources } from "#server/pages/bootScript.ts";

type Endpoints = Pick<Config, "GRAPHQL_ENDPOINT" | "GRAPHQL_WS_ENDPOINT" | "ALGOLIA_APP_ID">;

/** Where the client asks an application at Algolia: its nearest host, its own, and those instead. */
const searchHosts = (appId: string) =>
  [`-dsn.algolia.net`, `.algolia.net`, ...[1, 2, 3].map((place) => `-${place}.algolianet.com`)]
    .map((rest) => ` https://${appId}${rest}`)
    .join("");

/**
 * The headers that every answer carries, over the shop at these endpoints. Kept pages cannot hold a
 * nonce, so the policy names by their hashes what stands in them as script. Pictures may come from the shop's
 * own WordPress, which is on plain HTTP only where its endpoint is; live subscriptions go to where
 * they are set to go, and so do questions to a search elsewhere.
 */
export function securityHeaders(
  endpoints: Endpoints,
  prerenderedPatterns: readonly string[],
): Record<string, string> {
  const { GRAPHQL_ENDPOINT: shop, GRAPHQL_WS_ENDPOINT: live, ALGOLIA_APP_ID: appId } = endpoints;
  const plainOrigin = shop?.startsWith("http:") ? ` ${new URL(shop).origin}` : "";
  const liveOrigin = live === undefined ? "" : ` ${new URL(live).origin}`;
  const searchOrigins = appId === undefined ? "" : searchHosts(appId);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineSources(prerenderedPatterns)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${plainOrigin}`,
    `connect-src 'self'${liveOrigin}${searchOrigins}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  };
}

/** Gives every answer of a route these headers. */
export function registerSecurity(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    reply.headers(headers);
    return payload;
  });
}
