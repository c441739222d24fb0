import { isFields } from "#relay/contract/text/fields.ts";
import type { Fields } from "#relay/contract/text/fields.ts";

// Type guard of cart data, from the backend or from local storage, before a page renders them.

const isText = (value: unknown) => value === null || typeof value === "string";

/** True if each of these fields is text or null; an absent one was not queried. */
const allText = (fields: Fields, names: readonly string[]) =>
  names.every((name) => fields[name] === undefined || isText(fields[name]));

const isAbsent = (value: unknown) => value === null || value === undefined;

const isPicture = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && allText(value, ["id", "sourceUrl", "srcSet", "altText", "title"]));

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  isAbsent(value) || (Array.isArray(value) && value.every(isItem));

const isGallery = (value: unknown) =>
  isAbsent(value) || (isFields(value) && isListOf(value.nodes, isPicture));

const NODE_TEXTS = ["__typename", "id", "name", "description", "type", "slug"];
const PRICE_TEXTS = ["price", "regularPrice", "salePrice"];

/** True for a connection of such nodes, and for none. */
const isConnection = (value: unknown, isItem: (item: Fields) => boolean) =>
  isAbsent(value) ||
  (isFields(value) && isListOf(value.nodes, (node) => isFields(node) && isItem(node)));

const isTerm = (term: Fields) => allText(term, ["slug", "name"]);

const isLabeled = (attribute: Fields) =>
  allText(attribute, ["name", "label"]) && isConnection(attribute.terms, isTerm);

const isTax = (value: unknown) =>
  isAbsent(value) || (isFields(value) && allText(value, ["label", "amount"]));

const isNode = (value: unknown) =>
  isFields(value) &&
  allText(value, [...NODE_TEXTS, ...PRICE_TEXTS]) &&
  isConnection(value.attributes, isLabeled) &&
  isPicture(value.image) &&
  isGallery(value.galleryImages);

const isAttribute = (value: unknown) =>
  isAbsent(value) || (isFields(value) && allText(value, ["id", "name", "label", "value"]));

const isVariation = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && isNode(value.node) && isListOf(value.attributes, isAttribute));

/** Names under which raw amounts are queried: `rawTotal` beside `total`. */
const rawNames = (names: readonly string[]) =>
  names.map((name) => `raw${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const LINE_AMOUNTS = ["subtotal", "subtotalTax"];

const isLine = (value: unknown) =>
  isFields(value) &&
  typeof value.key === "string" &&
  Number.isInteger(value.quantity) &&
  allText(value, ["__typename", "total", ...LINE_AMOUNTS, ...rawNames(LINE_AMOUNTS)]) &&
  isFields(value.product) &&
  isNode(value.product.node) &&
  isVariation(value.variation);

const COUPON_AMOUNTS = ["discountAmount", "rawDiscountAmount", "rawDiscountTax"];

const isCoupon = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && typeof value.code === "string" && allText(value, COUPON_AMOUNTS));

const TOTALS = [
  "subtotal",
  "subtotalTax",
  "shippingTax",
  "shippingTotal",
  "total",
  "totalTax",
  "feeTax",
  "feeTotal",
  "discountTax",
  "discountTotal",
  "contentsTotal",
];

/**
 * True if a value has the shape of the cart query's response, null for no cart. Every field that a
 * page reads has the type it expects, so that stored data cannot break a page.
 */
export function isCart(value: unknown): value is Record<string, unknown> | null {
  if (value === null) return true;
  if (!isFields(value) || !isFields(value.contents)) return false;
  if (!allText(value, [...TOTALS, ...rawNames(TOTALS)])) return false;
  if (!isListOf(value.appliedCoupons, isCoupon) || !isListOf(value.totalTaxes, isTax)) return false;
  return Array.isArray(value.contents.nodes) && value.contents.nodes.every(isLine);
}
