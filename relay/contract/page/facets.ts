import { foldCode } from "#relay/contract/text/foldCode.ts";
import { searchText } from "./searchFacts.ts";

/**
 * Filters of a listing, as in its URL: `glaze=celadon,ink&price=10-40&stock=in`. Browser and server
 * both parse and serialize them here, so that each state has one canonical URL.
 */
export type Facets = {
  /** The selected terms of each attribute, by its GraphQL enum value: `PA_GLAZE`. */
  attributes: Record<string, string[]>;
  minPrice?: number;
  maxPrice?: number;
  isInStock?: true;
  isOnSale?: true;
  /** Minimum rating, from 1 to 4. */
  rating?: number;
};

/** A URL's query parameters; a repeated one contributes all its values. */
type Parameters = readonly (readonly [string, string])[];

/** Parameters of a listing's URL beside its filters; a page's rules name those that it has. */
export type ListingParameter = "q" | "category" | "sort" | "page" | "after" | "before";

/** All of them, in canonical order. */
const PLACES: readonly ListingParameter[] = ["q", "category", "sort", "page", "after", "before"];
const OWN_FACETS = ["price", "price-min", "price-max", "stock", "sale", "rating"];

/** Parameter names that no attribute may use. */
const isReserved = (name: string) =>
  name === "view" || PLACES.some((place) => place === name) || OWN_FACETS.includes(name);

/** Taxonomies whose names can be recovered from GraphQL's enum values. */
const TAXONOMY = /^pa_[a-z0-9][a-z0-9_-]{0,31}$/;

/** Limits beyond any manual selection, to bound the backend's work. */
const MAX_TERMS = 20;
const MAX_TERM_LENGTH = 200;
/** An amount, after the decimal comma of many keyboards has become a point. */
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/**
 * Returns the attributes that listings can be filtered by, from taxonomies: `pa_made-in` becomes
 * `PA_MADE_IN`.
 */
export const narrowingAttributes = (taxonomies: Iterable<string>): string[] => {
  const known = [...taxonomies].filter((taxonomy) => TAXONOMY.test(taxonomy));
  return [...new Set(known.map((name) => name.toUpperCase().replaceAll("-", "_")))].sort();
};

/** Separator of attributes that are filtered as one: `PA_COLOUR+PA_GLAZE`. */
const JOINT = "+";

/** Returns the attributes that a facet covers: several if they are joined, else the one. */
export const membersOf = (attribute: string): string[] => attribute.split(JOINT);

/** True for attributes that are filtered as one. */
export const isJoined = (attribute: string): boolean => attribute.includes(JOINT);

/**
 * Joins the color attributes among a shop's attributes into one, as shoppers look for a color and
 * not for the attribute that has it. `colors` are their own names in order of priority: the first
 * names the facet and its parameter. Terms with the same slug are the same color.
 */
export function joinColors(attributes: readonly string[], colors: readonly string[]): string[] {
  const wanted = narrowingAttributes(colors.map((name) => `pa_${name}`));
  const members = colors
    .flatMap((name) => narrowingAttributes([`pa_${name}`]))
    .filter((attribute) => attributes.includes(attribute));
  const others = attributes.filter((attribute) => !wanted.includes(attribute));
  return members.length > 0 ? [members.join(JOINT), ...others] : others;
}

/** Returns an attribute's parameter: `glaze`; `pa_price` where the short name is taken. */
export function parameterOf(attribute: string): string {
  const name = (membersOf(attribute)[0] ?? "").toLowerCase();
  const short = name.slice("pa_".length);
  return isReserved(short) || short.startsWith("pa_") ? name : short;
}

/** True if a listing parameter belongs to an attribute. */
export const isAttributeParameter = (name: string) => !isReserved(name);

const amountOf = (text: string | undefined) => {
  const trimmed = foldCode(text ?? "")
    .trim()
    .replace(",", ".");
  return AMOUNT.test(trimmed) ? Number(trimmed) : undefined;
};

const termsOf = (values: readonly string[]) =>
  [...new Set(values.flatMap((value) => value.split(",")).map((term) => term.trim()))]
    // HTML cannot carry control characters, so the browser would see another term.
    .filter((term) => term !== "" && term.length <= MAX_TERM_LENGTH && !/\p{Cc}/u.test(term))
    .sort()
    .slice(0, MAX_TERMS);

/** Parses the price range: `10-40`, `10-` or `-40`, or the two fields of a form. */
function priceOf(last: (name: string) => string | undefined) {
  const [from, to] = foldCode(last("price") ?? "").split("-");
  const bounds = [amountOf(last("price-min") ?? from), amountOf(last("price-max") ?? to)] as const;
  const [low, high] = bounds;
  const [minPrice, maxPrice] =
    low !== undefined && high !== undefined && low > high ? [high, low] : bounds;
  return { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) };
}

/** Reads a listing's filters from its parameters; ignores unknown and invalid ones. */
export function readFacets(parameters: Parameters, attributes: readonly string[]): Facets {
  const all = (name: string) =>
    parameters.filter(([other]) => other === name).map(([, value]) => value);
  const last = (name: string) => all(name).findLast((value) => value !== "");
  const chosen = attributes
    .map((attribute) => {
      // A joined attribute's own parameter still works.
      const names = membersOf(attribute).map(parameterOf);
      return [attribute, termsOf(names.flatMap(all))] as const;
    })
    .filter(([, terms]) => terms.length > 0);
  const rating = Number(last("rating"));
  return {
    attributes: Object.fromEntries(chosen),
    ...priceOf(last),
    ...(last("stock") === "in" && { isInStock: true }),
    ...(last("sale") === "1" && { isOnSale: true }),
    ...([1, 2, 3, 4].includes(rating) && { rating }),
  };
}

/** Serializes filters as parameters, in canonical order. */
export function facetParameters(facets: Facets): [string, string][] {
  const { minPrice, maxPrice, isInStock, isOnSale, rating } = facets;
  const attributes = Object.entries(facets.attributes)
    .filter(([, terms]) => terms.length > 0)
    .map(([attribute, terms]): [string, string] => [
      parameterOf(attribute),
      terms.toSorted().join(","),
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    ...attributes,
    ...(hasPrice ? [["price", `${minPrice ?? ""}-${maxPrice ?? ""}`] as [string, string]] : []),
    ...(isInStock ? [["stock", "in"] as [string, string]] : []),
    ...(isOnSale ? [["sale", "1"] as [string, string]] : []),
    ...(rating ? [["rating", `${rating}`] as [string, string]] : []),
  ];
}

/**
 * Serializes parameters as a search string with its question mark and readable commas; empty for
 * none.
 */
export function spelled(parameters: Parameters): string {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  return search.size > 0 ? `?${search.toString().replaceAll("%2C", ",")}` : "";
}

/**
 * Returns the canonical search string of a listing: its filters, and those of its other parameters
 * (query, category, sort order, pagination) that `places` names.
 */
export function listingSearch(
  parameters: Parameters,
  attributes: readonly string[],
  places: readonly ListingParameter[] = PLACES,
): string {
  const remaining = places.flatMap((name): [string, string][] => {
    const value = parameters.findLast(([other, text]) => other === name && text.trim() !== "")?.[1];
    if (value === undefined) return [];
    return [[name, name === "q" ? searchText(value.trim()) : value.trim()]];
  });
  const facets = facetParameters(readFacets(parameters, attributes));
  const isQuery = ([name]: [string, string]) => name === "q";
  return spelled([
    ...remaining.filter(isQuery),
    ...facets,
    ...remaining.filter((one) => !isQuery(one)),
  ]);
}

/** True if parameters may filter a listing. */
export const mayNarrow = (parameters: Parameters) =>
  parameters.some(([name]) => isAttributeParameter(name) || OWN_FACETS.includes(name));

/** True if any filter is set. */
export const isNarrowed = (facets: Facets) => facetParameters(facets).length > 0;
