import type { SiteFacts } from "#relay/headFacts.ts";
import type { ShopFacts } from "#relay/pageQuery.ts";
import type { PublicConfig } from "#server/config.ts";
import { publicSearch } from "#server/search/searchAccess.ts";

/** What a backend tells by itself of what else is set. */
type ToldFacts = { priceNote?: string };

const priceNote = (note: string | undefined) => (note === undefined ? {} : { priceNote: note });

/** All that browsers are told: of the public settings, and of the build they belong to. */
const shopFacts = (config: PublicConfig, buildId: string, told: ToldFacts): ShopFacts => ({
  name: config.SITE_NAME,
  titleSeparator: config.TITLE_SEPARATOR,
  cartNotices: config.CART_NOTICES,
  buildId,
  buildPollSeconds: config.BUILD_POLL_SECONDS,
  search: publicSearch(config),
  ...priceNote(config.PRICE_NOTE ?? told.priceNote),
  ...(config.GRAPHQL_WS_ENDPOINT === undefined ? {} : { liveEndpoint: config.GRAPHQL_WS_ENDPOINT }),
});

/** What pages are told besides, on the server alone: what only their heads say. */
const siteFacts = ({ SITE_URL: url, CURRENCY: currency }: PublicConfig): SiteFacts => ({
  ...(url === undefined ? {} : { url }),
  ...(currency === undefined ? {} : { currency }),
});

/** All that goes into pages of the settings and of the build. */
export type PageFacts = { shop: ShopFacts; site: SiteFacts };

/** What the pages of a build are made with behind the settings. */
export const pageFacts = (
  config: PublicConfig,
  buildId: string,
  told: ToldFacts = {},
): PageFacts => ({
  shop: shopFacts(config, buildId, told),
  site: siteFacts(config),
});
