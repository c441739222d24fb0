import type { ShopFacts } from "#relay/pageQuery.ts";
import type { Config } from "./config.ts";

/** The facts of the shop that pages show, from the settings. */
export const shopFacts = (config: Config): ShopFacts => ({
  name: config.SITE_NAME,
  titleSeparator: config.TITLE_SEPARATOR,
  cartNotices: config.CART_NOTICES,
});
