import { choiceInSearch, choiceSearch } from "#relay/contract/variationAddress.ts";
import type { AddressedAttribute } from "#relay/contract/variationAddress.ts";
import type { StoredPage } from "./pageCache.ts";
import type { RenderedPage } from "./render.ts";

/**
 * Of a product whose values can be chosen in more ways than this, pages of choices are rendered for
 * each request: nobody can fill a disk by asking for one choice after another.
 */
export const MAX_CACHED_CHOICES = 1000;

/** What the page of a product's payload says of its attributes; a page of anything else says none. */
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
  const text = typeof page.payload === "string" ? page.payload : page.payload?.plain.toString();
  const { data } = JSON.parse(text ?? "{}") as ProductPayload;
  const attributes = (data?.product?.attributes?.nodes ?? [])
    .filter(({ variation }) => variation)
    .map(({ name = "", options = [] }) => ({
      name,
      values: (options ?? []).filter((option) => option !== null),
    }));
  known.set(page, attributes);
  return attributes;
}

/** In how many ways some or all of the attributes can be chosen, whether or not it is made. */
const waysToChoose = (attributes: Attributes) =>
  attributes.reduce((ways, { values }) => ways * (values.length + 1), 1) - 1;

/** A choice among a product's own values, as an address makes it. */
export type RequestedChoice = {
  /** Its one spelling; empty where the address makes none. */
  search: string;
  /** Whether the page with this choice may be kept like any other. */
  isKept: boolean;
};

/**
 * The choice that a search string makes of a product, by the product's own page: parameters and
 * values that it does not have count as nothing.
 */
export function requestedChoice(page: StoredPage | RenderedPage, search: string): RequestedChoice {
  const attributes = attributesOf(page);
  const asked = Object.fromEntries(new URLSearchParams(search));
  const names = attributes.map(({ name }) => name);
  return {
    search: choiceSearch(choiceInSearch(asked, attributes), names),
    isKept: waysToChoose(attributes) <= MAX_CACHED_CHOICES,
  };
}
