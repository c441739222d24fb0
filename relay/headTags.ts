import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";

// Head tags of a page, and what they are made from.

/** Shop facts for the page's `<head>`, available on the server only. */
export type SiteFacts = {
  /** Language of the interface; English if absent. */
  language?: string;
  /** The shop's public URL, without a trailing slash. */
  url?: string;
  /** Currency of its prices (ISO 4217). */
  currency?: string;
  /** True for prices in another than the shop's own: such pages are not indexed. */
  isOtherCurrency?: boolean;
};

/** A schema.org entity. */
export type JsonLdNode = { "@type": string } & Record<string, unknown>;

/** Preview picture of a page for social sharing. */
export type SharePicture = {
  address: string;
  /** The widths it is available in. */
  srcSet?: string | null | undefined;
  /** Alternative text. */
  alt?: string | undefined;
};

/**
 * Metadata of a page from a WordPress SEO plugin, as plain text; fields that are not set there are
 * absent.
 */
export type SeoFacts = {
  /** The whole document title. */
  title?: string | undefined;
  description?: string | undefined;
  /** A path of this shop, below its language's prefix, or an address on another site. */
  canonical?: string | undefined;
  /** Robots that restrict the page. */
  robots?: readonly string[] | undefined;
  socialTitle?: string | undefined;
  socialDescription?: string | undefined;
  picture?: SharePicture | undefined;
  /** Names of pages in breadcrumbs, by their paths. */
  crumbNames?: Readonly<Record<string, string>>;
};

/** Head tags of a page (description, Open Graph, schema.org) beyond those its URL gives. */
export type HeadTags = {
  /** Canonical path of the displayed product or category, with the backend's slug. */
  ownPath?: string | undefined;
  description?: string | undefined;
  /** Open Graph type of the page; `website` by default. */
  kind?: "product" | undefined;
  picture?: SharePicture | undefined;
  /** URLs of the previous and next page. */
  previous?: string | undefined;
  next?: string | undefined;
  /** True for a listing without products, which search engines must not index. */
  isEmpty?: boolean;
  jsonLd?: readonly JsonLdNode[];
  seo?: SeoFacts | undefined;
  /** Paths of the page by language, without their prefixes, where they differ. */
  paths?: Readonly<Record<string, string>> | undefined;
};

/** URL, shop name and site settings for the page's `<head>`. */
export type HeadContext = {
  /** The page's path, encoded, below its language's prefix. */
  path: string;
  search: Record<string, string>;
  shopName: string;
  site: SiteFacts;
  texts: ShopTexts;
  crumbNames?: SeoFacts["crumbNames"];
};
