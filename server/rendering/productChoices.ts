import { choiceInSearch, choiceSearch } from "#relay/contract/page/variationAddress.ts";
import type { AddressedAttribute } from "#relay/contract/page/variationAddress.ts";
import type { StoredPage } from "./pageFormat.ts";
import { plainBody } from "./compressPage.ts";
import type { RenderedPage } from "./render.ts";

// Chosen options in a product page's URL, for its page cache.

/**
 * Maximum number of cached choices per product. A product with more combinations has its choices
 * rendered per request, so that requests for one choice after another cannot fill a disk.
 */
export const MAX_CACHED_CHOICES = 1000;

/** Attributes in a product page's payload; payloads of other pages have none. */
type ProductPayload = {
  data?: {
    product?: {
      attributes?: {
        nodes?: { name?: string; variation?: boolean; options?: (string | null)[] }[];
      } | null;
    } | null;
  };
};

type Attributes = readonly AddressedAttribute[];

const known = new WeakMap<StoredPage | RenderedPage, Attributes>();

function attributesOf(page: StoredPage | RenderedPage): Attributes {
  const read = known.get(page);
  if (read) return read;
  const { payload = "{}" } = page;
  const text = typeof payload === "string" ? payload : plainBody(payload).toString();
  const { data } = JSON.parse(text) as ProductPayload;
  const attributes = (data?.product?.attributes?.nodes ?? [])
    .filter(({ variation }) => variation)
    .map(({ name = "", options = [] }) => ({
      name,
      values: (options ?? []).filter((option) => option !== null),
    }));
  known.set(page, attributes);
  return attributes;
}

/** Counts the combinations of some or all attributes, available or not. */
const waysToChoose = (attributes: Attributes) =>
  attributes.reduce((ways, { values }) => ways * (values.length + 1), 1) - 1;

/** Choice among a product's own attribute values, given by a URL. */
export type RequestedChoice = {
  /** Canonical search string; empty without a choice. */
  search: string;
  /** True if the page with this choice may be cached. */
  isCacheable: boolean;
};

/**
 * Reads the choice that a search string makes among the values on the product's own page; unknown
 * parameters and values are ignored.
 */
export function requestedChoice(page: StoredPage | RenderedPage, search: string): RequestedChoice {
  const attributes = attributesOf(page);
  const requested = Object.fromEntries(new URLSearchParams(search));
  const names = attributes.map(({ name }) => name);
  return {
    search: choiceSearch(choiceInSearch(requested, attributes), names),
    isCacheable: waysToChoose(attributes) <= MAX_CACHED_CHOICES,
  };
}
