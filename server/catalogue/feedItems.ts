import { localePath } from "#words/localePath.ts";
import { displayedAmount } from "#relay/contract/cart/displayedAmounts.ts";
import { currencyOf } from "#relay/contract/cart/currencyOf.ts";
import { isDefaultCategory } from "#relay/contract/page/defaultCategory.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import { selectableVariations } from "#relay/contract/page/variationChoice.ts";
import type { Choice } from "#relay/contract/page/variationChoice.ts";
import type { Dated } from "./sitemapShards.ts";
import { slugPath } from "#server/backend/line/catalogueLists.ts";
import type { FeedProduct, FeedVariation, PricedProduct, FeedAttribute } from "./feedProduct.ts";
import { optionName } from "#relay/contract/cart/optionLabels.ts";
import { decodeXML } from "entities";
import sanitizeHtml from "sanitize-html";

// Product feed items: maps a product and its variations to the merchant feed's elements.

/** Item of the merchant feed: its elements in the feed format's order; some may repeat. */
export type FeedItem = Dated & { elements: [name: string, text: string][] };

/** Settings of the feed. */
export type FeedOptions = {
  siteUrl: string;
  /** Currency of the prices; unset, taken from their symbol. */
  currency?: string | undefined;
  /** Attributes whose options are colors, by slug. */
  colors: readonly string[];
};

/** Thrown if the currency of the prices is unknown; the feed never guesses one. */
export class UnknownCurrency extends Error {
  override name = "UnknownCurrency";
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  IN_STOCK: "in_stock",
  OUT_OF_STOCK: "out_of_stock",
  ON_BACKORDER: "backorder",
};

const LONGEST_TITLE = 150;
const LONGEST_TEXT = 5000;
const MAX_PICTURES = 10;

/** Returns a sale's date range if both its ends are known; the feed has no open ranges. */
function saleSpan({ dateOnSaleFrom, dateOnSaleTo }: PricedProduct): string | undefined {
  const isMoment = (date: string | null | undefined): date is string =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/.test(date ?? "");
  return isMoment(dateOnSaleFrom) && isMoment(dateOnSaleTo)
    ? `${dateOnSaleFrom}/${dateOnSaleTo}`
    : undefined;
}

type Elements = [name: string, text: string | undefined][];

/**
 * Returns a product's regular price as its page displays it, and beside it a sale's price with its
 * dates if known.
 */
function pricesOf(product: PricedProduct, { currency: known }: FeedOptions): Elements | undefined {
  const { onSale } = product;
  const price = displayedAmount({ text: product.words, raw: product.price });
  if (price === undefined) return undefined;
  const currency = known ?? currencyOf(feedText(product.words, 100));
  if (!currency) throw new UnknownCurrency("the currency of the prices is not known");
  const usual = displayedAmount({ text: product.regularWords, raw: product.regularPrice }) ?? price;
  const span = saleSpan(product);
  // A future sale is listed only with its dates.
  const planned = span && displayedAmount({ text: product.saleWords, raw: product.salePrice });
  const sale = onSale ? price : planned;
  const isLower = sale !== undefined && Number(sale) < Number(usual);
  return [
    ["g:price", `${usual} ${currency}`],
    ["g:sale_price", isLower ? `${sale} ${currency}` : undefined],
    ["g:sale_price_effective_date", isLower ? span : undefined],
  ];
}

function picturesOf(product: FeedProduct, priced: PricedProduct, siteUrl: string): Elements {
  const found = [priced.image, product.image, ...(product.galleryImages?.nodes ?? [])];
  const addresses = found.flatMap((picture) => {
    const address = picture?.sourceUrl && URL.parse(picture.sourceUrl, siteUrl)?.href;
    return address ? [address] : [];
  });
  const [main, ...others] = new Set(addresses);
  return [
    ["g:image_link", main],
    ...others
      .slice(0, MAX_PICTURES)
      .map((address): Elements[number] => ["g:additional_image_link", address]),
  ];
}

function itemOf(
  product: FeedProduct,
  priced: PricedProduct,
  own: { title: string; search: string; elements: Elements },
  options: FeedOptions,
): FeedItem | undefined {
  const prices = pricesOf(priced, options);
  const { title } = own;
  if (!prices || !title || !product.slug) return undefined;
  const category = product.productCategories?.nodes.find((one) => !isDefaultCategory(one));
  const ancestors = (category?.ancestors?.nodes ?? []).toReversed();
  const categories = [...ancestors, category].map((one) => feedText(one?.name, 250));
  const texts = [priced.description, product.description, product.shortDescription];
  const elements: Elements = [
    ["g:id", String(priced.databaseId)],
    ["g:title", title],
    ["g:description", texts.map((html) => feedText(html, LONGEST_TEXT)).find(Boolean) ?? title],
    ["g:link", options.siteUrl + localePath(slugPath("/product", product.slug)) + own.search],
    ...picturesOf(product, priced, options.siteUrl),
    // External products have no stock status here.
    ["g:availability", AVAILABILITY[priced.stockStatus ?? "IN_STOCK"]],
    ...prices,
    ["g:condition", "new"],
    ["g:product_type", categories.filter(Boolean).join(" > ")],
    ...own.elements,
  ];
  return { elements: elements.filter((element): element is [string, string] => !!element[1]) };
}

/** A variation, and the choice that its link makes. */
type SelectableVariation = { variation: FeedVariation; choice: Choice; names: readonly string[] };

function variationItem(
  product: FeedProduct,
  { variation, choice, names: attributes }: SelectableVariation,
  options: FeedOptions,
): FeedItem | undefined {
  const varied = (product.attributes?.nodes ?? []).filter(({ variation: isOne }) => isOne);
  const search = choiceSearch(choice, attributes);
  const chosen = chosenOptions(choice, varied);
  // WooCommerce's name of a variation contains its options only if they are few and short.
  const names = chosen.map(({ label }) => label).join(", ");
  const title = feedText([product.name, names].filter(Boolean).join(" - "), LONGEST_TITLE);
  const elements: Elements = [
    ["g:item_group_id", String(product.databaseId)],
    ...optionElements(chosen, options.colors),
    ...attributesOf(product),
  ];
  return itemOf(product, variation, { title, search, elements }, options);
}

function productItem(product: FeedProduct, options: FeedOptions): FeedItem | undefined {
  const title = feedText(product.name, LONGEST_TITLE);
  return itemOf(product, product, { title, search: "", elements: attributesOf(product) }, options);
}

/**
 * Returns the feed items of a product: one per variation that a link selects, or the product itself.
 * A grouped product, which has no price of its own, has none. Throws `UnknownCurrency`.
 */
export function feedItems(product: FeedProduct, options: FeedOptions): FeedItem[] {
  if (product.type === "GROUPED") return [];
  const variations = product.variations?.nodes ?? [];
  const items =
    variations.length > 0
      ? selectableVariations(product).map((one) => variationItem(product, one, options))
      : [productItem(product, options)];
  return items.filter((item) => item !== undefined);
}

/** Feed elements of variation attributes, by attribute name. */
const VARIED: Readonly<Record<string, string>> = {
  color: "g:color",
  colour: "g:color",
  size: "g:size",
  material: "g:material",
  pattern: "g:pattern",
};

/** Feed elements for a product's brand and identifiers, if the merchant has such an attribute. */
const FEED_NAMES: Readonly<Record<string, string>> = {
  brand: "g:brand",
  gtin: "g:gtin",
  ean: "g:gtin",
  mpn: "g:mpn",
};

const LONGEST_VALUE = 100;

const keyOf = (name: string | null | undefined) => (name ?? "").replace(/^pa_/, "").toLowerCase();

const labelOf = (attribute: FeedAttribute, value: string) =>
  feedText(optionName(attribute, value), LONGEST_VALUE);

/** Chosen option of a variation: its attribute's key, and its name. */
type FeedOption = { key: string; label: string };

/** Returns the chosen options with their names. */
function chosenOptions(
  choice: Readonly<Record<string, string>>,
  varied: readonly FeedAttribute[],
): FeedOption[] {
  return varied.flatMap((attribute) => {
    const value = choice[attribute.name ?? ""];
    return value ? [{ key: keyOf(attribute.name), label: labelOf(attribute, value) }] : [];
  });
}

/** Returns the feed elements of a variation's options; the attributes `colors` are colors. */
function optionElements(options: readonly FeedOption[], colors: readonly string[]): Elements {
  const elementOf = ({ key }: FeedOption) =>
    colors.includes(key) ? "g:color" : Object.hasOwn(VARIED, key) ? VARIED[key] : undefined;
  return Array.from(Map.groupBy(options, elementOf)).flatMap(([element, alike]): Elements =>
    // The feed's separator of several values.
    element ? [[element, alike.map(({ label }) => label).join("/")]] : [],
  );
}

/** Returns a product's brand and identifiers, or `identifier_exists: no` if it has none. */
function attributesOf({ attributes }: FeedProduct): Elements {
  const elements = (attributes?.nodes ?? []).flatMap((attribute): Elements => {
    const key = keyOf(attribute.name);
    const [value] = attribute.options ?? [];
    const element =
      Object.hasOwn(FEED_NAMES, key) && !attribute.variation ? FEED_NAMES[key] : undefined;
    return element && value ? [[element, labelOf(attribute, value)]] : [];
  });
  const has = (name: string) => elements.some(([element]) => element === name);
  const isIdentified = has("g:gtin") || (has("g:brand") && has("g:mpn"));
  return isIdentified ? elements : [...elements, ["g:identifier_exists", "no"]];
}

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html;
  // Block elements end without a space in HTML.
  const spaced = html.replace(/<(?:\/(?:p|li|h\d|div|td|th)|br)\b[^<>]*>/gi, "$& ");
  return decodeXML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }));
}

/** Converts a merchant's HTML to one line of plain text, truncated to `longest` characters. */
function feedText(html: string | null | undefined, longest: number): string {
  const text = withoutTags(html ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
