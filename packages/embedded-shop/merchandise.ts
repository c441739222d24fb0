/**
 * Merchant's data of a shop, before WooCommerce derives anything from it: the format of the
 * demonstration shop, the generated large shop and the tests' fixture shop. Amounts are decimal
 * strings in the shop's currency, as in WooCommerce.
 */

import type { Coupon, ShippingZone, TaxRate } from "./chargeSettings.ts";
import type { MenuSettings } from "./menuSettings.ts";

export type CurrencySettings = {
  code: string;
  symbol: string;
  position: "left" | "right" | "left_space" | "right_space";
  decimals: number;
  decimalSeparator: string;
  thousandSeparator: string;
};

export type ShopSettings = {
  name: string;
  /** Tagline of its WordPress. */
  tagline?: string;
  currency: CurrencySettings;
  /** Others that prices are shown and orders placed in; `rate` of them are worth one of its own. */
  currencies?: (CurrencySettings & { rate: string })[];
  /** Base address: taxes and shipping are estimated for it until a shopper gives another. */
  baseCountry: string;
  baseState: string;
  basePostcode: string;
  pricesIncludeTax: boolean;
  /** True if cart and catalogue display amounts with tax. */
  displayPricesWithTax: boolean;
  taxRates: TaxRate[];
  /** Tax class of shipping; by default that of the cart's products. */
  shippingTaxClass?: TaxRate["taxClass"];
  shippingZones: ShippingZone[];
  coupons: Coupon[];
  lowStockAmount: number;
  /** True if new reviews need approval; the default. */
  holdsReviews?: boolean;
  /** Payment methods; by default the offline ones, and card fields where the storefront has them. */
  gateways?: PaymentGateway[];
  /** Offline payment methods; by default bank transfer, cheque and cash on delivery. */
  offlineGateways?: readonly PaymentGateway[];
  menus?: MenuSettings;
  /** Metadata of products by slug and key, as plugins store it. */
  productMeta?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Height of a picture for a width of 1; 1.25 by default. */
  pictureRatio?: number;
  /** The shop that this one is a mirror of: its endpoint, and the ISO time when it was read. */
  mirror?: { endpoint: string; readAt: string };
  /** WooGraphQL's setting "Enable Unsupported types"; off by default. */
  enablesUnsupportedTypes?: boolean;
  /**
   * True if lists contain visible products with a password, and fail at them, as WooGraphQL's do;
   * by default they leave these out.
   */
  listsProtected?: boolean;
  /**
   * WooGraphQL's setting of links that carry a session over to WordPress. "unnamed" is the state
   * without saved parameter names: the links exist, but lead to the home page. "on" by default.
   */
  authorizingUrls?: "off" | "unnamed" | "on";
  /**
   * False if these links lead to no other page than WooGraphQL's, as without `wordpress/vitrine`.
   */
  linkedPages?: boolean;
  /**
   * WooGraphQL's setting "Session Token Type". With "both", a response with a session token also has
   * a cart token of the same session, for the Store API. "session" by default.
   */
  sessionTokens?: "session" | "both";
  /**
   * True if such a link with a wrong nonce carries a session over nevertheless, to a browser that
   * has a cart, as WooGraphQL does; by default it does not.
   */
  transfersUnverified?: boolean;
};

/** Payment method, with the merchant's title and description. */
export type PaymentGateway = {
  id: string;
  title: string;
  description: string;
  /** Required fields of its form, which only the Store API's `payment_data` fills in. */
  fields?: readonly { name: string; label: string }[];
};

/** Customer account that exists from the start. */
export type Account = { username: string; email: string; password: string };

export type Category = {
  slug: string;
  name: string;
  description: string;
  parent?: string;
  picture?: Picture;
  id?: number;
};

/** A global attribute (taxonomy `pa_{slug}`) with its terms in menu order. */
export type GlobalAttribute = {
  slug: string;
  label: string;
  terms: { slug: string; name: string; description?: string; id?: number }[];
  id?: number;
};

/** `file` is an upload's name without width and extension, which the uploads' server adds. */
export type Picture = { file: string; alt: string; title: string; id?: number };

export type ProductAttribute = {
  /** A global attribute's slug, or a local attribute's name. */
  name: string;
  scope: "global" | "local";
  /** Term slugs (global) or values (local). */
  options: string[];
  usedForVariations: boolean;
  visible: boolean;
};

export type Stock = {
  /** Stock quantity; absent if the shop does not count it. */
  quantity?: number;
  status?: "instock" | "outofstock" | "onbackorder";
  backorders?: "no" | "notify" | "yes";
  lowStockAmount?: number;
};

export type Pricing = {
  regularPrice?: string;
  salePrice?: string;
  /** ISO date-times: a scheduled sale. Relative forms ("+10 days", "-2 days") are counted from the day of seeding. */
  saleFrom?: string;
  saleTo?: string;
};

export type Variation = Pricing & {
  id?: number;
  sku?: string;
  /** Attribute name → term slug or value; "" is WooCommerce's "any". */
  attributes: Record<string, string>;
  stock?: Stock;
  picture?: Picture;
  description?: string;
  virtual?: boolean;
  downloadable?: boolean;
};

export type Review = {
  author: string;
  /** ISO date-time. */
  date: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** HTML, as WordPress keeps comments. */
  content: string;
};

export type Product = Pricing & {
  id?: number;
  slug: string;
  name: string;
  /** The last two are those of plugins, which WooGraphQL does not know. */
  type: "simple" | "variable" | "grouped" | "external" | "bundle" | "subscription";
  status?: "publish" | "draft" | "private";
  visibility?: "visible" | "catalog" | "search" | "hidden";
  password?: string;
  featured?: boolean;
  sku?: string;
  /** HTML. */
  shortDescription: string;
  /** HTML. */
  description: string;
  categories: string[];
  tags?: string[];
  pictures: Picture[];
  attributes?: ProductAttribute[];
  defaultAttributes?: Record<string, string>;
  variations?: Variation[];
  stock?: Stock;
  soldIndividually?: boolean;
  virtual?: boolean;
  downloadable?: boolean;
  taxStatus?: "taxable" | "shipping" | "none";
  taxClass?: "" | "reduced-rate" | "zero-rate";
  weight?: string;
  dimensions?: { length: string; width: string; height: string };
  /** Grouped: slugs of the parts. */
  groupedProducts?: string[];
  /** External product: its URL, and the button's text. */
  externalUrl?: string;
  buttonText?: string;
  upsells?: string[];
  crossSells?: string[];
  reviews?: Review[];
  reviewsAllowed?: boolean;
  totalSales?: number;
  menuOrder?: number;
  /** ISO date-time of publication; decides "newest". */
  published?: string;
};

/** A WordPress page, such as the terms. */
export type ShopPage = {
  id?: number;
  slug: string;
  title: string;
  /** HTML. */
  content: string;
  picture?: Picture;
  /** Slug of its parent page, which comes before it. */
  parent?: string;
  isPrivacyPolicy?: boolean;
  /** ISO date-times. */
  published: string;
  modified?: string;
};

export type Merchandise = {
  settings: ShopSettings;
  accounts?: Account[];
  /** In the order in which they are listed. */
  pages?: ShopPage[];
  attributes: GlobalAttribute[];
  categories: Category[];
  products: Product[];
};
