import type { ShopFacts } from "#relay/pageQuery.ts";
import type { PublicConfig } from "./config.ts";

/** All that pages and browsers are told: of the public settings, and of the build they belong to. */
export const shopFacts = (config: PublicConfig, buildId: string): ShopFacts => ({
  name: config.SITE_NAME,
  titleSeparator: config.TITLE_SEPARATOR,
  cartNotices: config.CART_NOTICES,
  buildId,
  buildPollSeconds: config.BUILD_POLL_SECONDS,
  ...(config.GRAPHQL_WS_ENDPOINT === undefined ? {} : { liveEndpoint: config.GRAPHQL_WS_ENDPOINT }),
});
