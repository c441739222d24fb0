import {
  isJoined,
  listingSearch,
  membersOf,
  parameterOf,
  mayNarrow,
} from "#relay/contract/page/facets.ts";
import type { PageParameters } from "#relay/contract/page/pageRules.ts";
import type { Pages } from "./cachedPages.ts";
import { choiceInSearch, choiceSearch } from "#relay/contract/page/variationAddress.ts";
import type { AddressedAttribute } from "#relay/contract/page/variationAddress.ts";
import type { CachedPage } from "./cachedPage.ts";
import { plainBody } from "./responseBody.ts";
import type { RenderedPage } from "./render.ts";

// Canonical search strings of pages: the parameters that a page depends on, the facets of a listing and
// the choice of a product.

/** True for a cursor of WPGraphQL, as `arrayconnection:12` in base64; another one names no part. */
function isCursor(text: string): boolean {
  try {
    return /^\w+:/.test(atob(text.trim()));
  } catch {
    return false;
  }
}

const isOfPart = ([name, value]: readonly [string, string]) =>
  (name !== "after" && name !== "before") || isCursor(value);

/**
 * Returns the canonical part of a search string that a page with these parameters depends on; empty
 * if the page is the same for everyone. Choices on a product page are not included: only that page
 * knows their parameters. `attributes` are those of the shop's products.
 */
export function relevantSearch(
  { listing, data, markup }: PageParameters,
  search: string,
  form: "html" | "payload",
  attributes: readonly string[] = [],
): string {
  if (!search) return "";
  const parameters = [...new URLSearchParams(search)];
  if (listing) return listingSearch(parameters.filter(isOfPart), attributes, listing);
  const counts = (name: string) =>
    data?.includes(name) || (form === "html" && markup?.includes(name));
  const relevant = parameters.filter(([name, value]) => value && counts(name));
  return relevant.length > 0 ? `?${new URLSearchParams(relevant)}` : "";
}

/**
 * Returns the canonical search string of a filtered listing if it was requested in another
 * spelling, as a form without script does; parameters that the page does not depend on remain.
 */
export function facetSpelling(
  parameters: PageParameters,
  search: string,
  attributes: readonly string[],
): string | undefined {
  const relevant = relevantSearch(parameters, search, "html", attributes);
  const given = new URLSearchParams(search);
  const known = new URLSearchParams(relevant);
  const isSpelled = [...known].every(([name, value]) => {
    const values = given.getAll(name);
    return values.length === 1 && values[0] === value;
  });
  // Parameters that are read, but redirected to another spelling: form fields, and those of joined
  // attributes.
  const joined = attributes.filter(isJoined).flatMap((one) => membersOf(one).slice(1));
  const leftOver = ["price-min", "price-max", ...joined.map(parameterOf)];
  if (isSpelled && !leftOver.some((name) => given.has(name))) return undefined;
  for (const name of new Set([...known.keys(), ...leftOver])) given.delete(name);
  const others = [...given].filter(([, value]) => value !== "");
  const rest = others.length > 0 ? `${relevant ? "&" : "?"}${new URLSearchParams(others)}` : "";
  return relevant + rest;
}

/**
 * Creates the lookup of the attributes that a listing's search string may name. A server that started while the backend is
 * unavailable has them from the cached listing: without them, the whole list would be served in
 * place of the filtered one.
 */
export function createListingAttributes(options: {
  cached: Pages["cached"];
  /** Fetches the shop's attributes; none are known while the backend is unavailable. */
  attributes: () => Promise<readonly string[]>;
}) {
  const { cached, attributes } = options;

  async function attributesAt(path: string): Promise<readonly string[]> {
    const { taxonomies } = (await cached?.payloadAt(path))?.variables ?? {};
    return (
      (taxonomies as { taxonomy: string }[] | undefined)?.map(({ taxonomy }) => taxonomy) ?? []
    );
  }

  return async (
    { listing }: PageParameters,
    path: string,
    search: string,
  ): Promise<readonly string[]> => {
    if (!listing || !mayNarrow([...new URLSearchParams(search)])) return [];
    const known = await attributes();
    return known.length > 0 ? known : attributesAt(path);
  };
}

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

const known = new WeakMap<CachedPage | RenderedPage, Attributes>();

function attributesOf(page: CachedPage | RenderedPage): Attributes {
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
export function requestedChoice(page: CachedPage | RenderedPage, search: string): RequestedChoice {
  const attributes = attributesOf(page);
  const requested = Object.fromEntries(new URLSearchParams(search));
  const names = attributes.map(({ name }) => name);
  return {
    search: choiceSearch(choiceInSearch(requested, attributes), names),
    isCacheable: waysToChoose(attributes) <= MAX_CACHED_CHOICES,
  };
}
