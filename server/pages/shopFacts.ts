import type { SiteFacts } from "#relay/headFacts.ts";
import type { ShopFacts } from "#relay/pageQuery.ts";
import type { PublicConfig } from "#server/config.ts";
import { publicSearch } from "#server/search/searchAccess.ts";

// Page facts from settings and build, split into public and server-only ones.

/** Facts that the backend reports besides the settings. */
type SettingFacts = { priceNote?: string };

const priceNote = (note: string | undefined) => (note === undefined ? {} : { priceNote: note });

/** Public facts for browsers: public settings and the build. */
const shopFacts = (config: PublicConfig, buildId: string, facts: SettingFacts): ShopFacts => ({
  name: config.SITE_NAME,
  titleSeparator: config.TITLE_SEPARATOR,
  cartNotices: config.CART_NOTICES,
  buildId,
  buildPollSeconds: config.BUILD_POLL_SECONDS,
  search: publicSearch(config),
  ...(config.CHECKOUT_PHONE === "optional" && { isPhoneOptional: true }),
  colorAttributes: config.COLOR_ATTRIBUTES,
  priceSteps: config.PRICE_STEPS,
  ...priceNote(config.PRICE_NOTE ?? facts.priceNote),
  ...(config.GRAPHQL_WS_ENDPOINT === undefined ? {} : { liveEndpoint: config.GRAPHQL_WS_ENDPOINT }),
});

/** Facts for the server alone: only pages' heads contain them. */
const siteFacts = ({ SITE_URL: url, CURRENCY: currency }: PublicConfig): SiteFacts => ({
  ...(url === undefined ? {} : { url }),
  ...(currency === undefined ? {} : { currency }),
});

/** All facts from settings and build that pages are rendered with. */
export type PageFacts = { shop: ShopFacts; site: SiteFacts };

/** Returns the facts that a build's pages are rendered with. */
export const pageFacts = (
  config: PublicConfig,
  buildId: string,
  facts: SettingFacts = {},
): PageFacts => ({
  shop: shopFacts(config, buildId, facts),
  site: siteFacts(config),
});
