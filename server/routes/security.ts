import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { inlineSources } from "#server/pages/bootScript.ts";

type Endpoints = Pick<Config, "GRAPHQL_ENDPOINT" | "GRAPHQL_WS_ENDPOINT" | "ALGOLIA_APP_ID">;

/** Returns the hosts of an Algolia application: the nearest, its own, and the fallbacks. */
const searchHosts = (appId: string) =>
  [`-dsn.algolia.net`, `.algolia.net`, ...[1, 2, 3].map((place) => `-${place}.algolianet.com`)]
    .map((rest) => ` https://${appId}${rest}`)
    .join("");

/**
 * Returns the security headers of every response, for these endpoints. Cached pages cannot contain
 * a nonce, so the policy allows their inline scripts by hash. Pictures may come from the shop's
 * WordPress, over plain HTTP only if its endpoint is; live subscriptions and an external search
 * connect to their configured origins.
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

/** Adds these headers to every response of a route. */
export function registerSecurity(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    reply.headers(headers);
    return payload;
  });
}
