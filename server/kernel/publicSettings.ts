import type { Config } from "./config.ts";

// Settings that pages may expose to browsers.

/** Settings that pages may expose to browsers. Every other setting stays secret on the server. */
export const publicSettings = [
  "SITE_NAME",
  "TITLE_SEPARATOR",
  "LANGUAGE",
  "LANGUAGES",
  "SITE_URL",
  "PRODUCT_PATH",
  "CATEGORY_PATH",
  "CURRENCY",
  "CURRENCIES",
  "PRICE_NOTE",
  "COLOR_ATTRIBUTES",
  "PRICE_STEPS",
  "GRAPHQL_WS_ENDPOINT",
  "ALGOLIA_APP_ID",
  "ALGOLIA_SEARCH_KEY",
  "ALGOLIA_INDEX",
  "BUILD_POLL_SECONDS",
  "CART_NOTICES",
  "CHECKOUT",
  "CHECKOUT_PHONE",
  "TERMS_PAGE",
  "WORDPRESS_PAYMENTS",
] as const satisfies readonly (keyof Config)[];

/** Subset of the settings that pages are rendered from. */
export type PublicConfig = Pick<Config, (typeof publicSettings)[number]>;
