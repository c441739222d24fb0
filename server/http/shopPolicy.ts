import { HTML_POLICY } from "#relay/contract/page/htmlPolicy.ts";
import type { Config } from "#server/kernel/config.ts";
import type { PolicyParts } from "./contentPolicy.ts";

// Content security policy (CSP) directives of the shop, from the settings.

/** Settings that name other origins. */
export type OriginSettings = Pick<
  Config,
  | "GRAPHQL_ENDPOINT"
  | "GRAPHQL_WS_ENDPOINT"
  | "ALGOLIA_APP_ID"
  | "IMAGE_ORIGINS"
  | "CHECKOUT"
  | "PAYMENT_ORIGINS"
>;

/** Returns the hosts of an Algolia application: the nearest, its own, and the fallbacks. */
const searchHosts = (appId: string) =>
  ["-dsn.algolia.net", ".algolia.net", ...[1, 2, 3].map((place) => `-${place}.algolianet.com`)].map(
    (rest) => `https://${appId}${rest}`,
  );

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/**
 * Returns the parts of the policy that every page of the shop has. Cached pages cannot contain a
 * nonce, so inline scripts and a page's own style are allowed by hash. Pictures come from the
 * shop's WordPress and the listed origins; live subscriptions and an external search connect to
 * their configured ones.
 */
export function shopPolicy(settings: OriginSettings, inlineScripts: readonly string[]) {
  const { GRAPHQL_ENDPOINT, GRAPHQL_WS_ENDPOINT, ALGOLIA_APP_ID, IMAGE_ORIGINS = [] } = settings;
  return {
    base: {
      "default-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "object-src": ["'none'"],
    },
    scripts: {
      "script-src": ["'self'", ...inlineScripts],
    },
    styles: {
      "style-src": ["'self'"],
    },
    // The favicon and an icon in the stylesheet are data.
    pictures: {
      "img-src": ["'self'", "data:", ...originOf(GRAPHQL_ENDPOINT), ...IMAGE_ORIGINS],
    },
    // A form without script is redirected to WordPress's own checkout.
    checkout: {
      "form-action":
        settings.CHECKOUT === "here"
          ? []
          : [...originOf(GRAPHQL_ENDPOINT), ...(settings.PAYMENT_ORIGINS ?? [])],
    },
    live: { "connect-src": originOf(GRAPHQL_WS_ENDPOINT) },
    search: { "connect-src": ALGOLIA_APP_ID === undefined ? [] : searchHosts(ALGOLIA_APP_ID) },
    trustedTypes: { "require-trusted-types-for": ["'script'"], "trusted-types": [HTML_POLICY] },
  } satisfies PolicyParts;
}
