/**
 * The narrowing of a listing as its address says it: `glaze=celadon,ink&price=10-40&stock=in`.
 * Browser and server read and spell it here, so that one state has one spelling.
 */
export type Facets = {
  /** The chosen terms of each attribute, by GraphQL's value for it: `PA_GLAZE`. */
  attributes: Record<string, string[]>;
  minPrice?: number;
  maxPrice?: number;
  isInStock?: true;
  isOnSale?: true;
  /** The least rating, from 1 to 4. */
  rating?: number;
};

/** An address's parameters; one that is repeated says all its values. */
type Parameters = readonly (readonly [string, string])[];

/** Parameters of a listing's address beside its facets; a page's rules name those that it has. */
export type ListingParameter = "q" | "category" | "sort" | "page" | "after" | "before";

/** All of them, in the order of their one spelling. */
const PLACES: readonly ListingParameter[] = ["q", "category", "sort", "page", "after", "before"];
const OWN_FACETS = ["price", "price-min", "price-max", "stock", "sale", "rating"];

/** The parameters that no attribute may have for its own. */
const isReserved = (name: string) =>
  name === "view" || PLACES.some((place) => place === name) || OWN_FACETS.includes(name);

/** Taxonomies whose names GraphQL's values can be told from. */
const TAXONOMY = /^pa_[a-z0-9][a-z0-9_-]{0,31}$/;

/** More than these no shopper chooses by hand, and no backend has to look for. */
const MOST_TERMS = 20;
const LONGEST_TERM = 200;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** The attributes that listings can be narrowed by, of taxonomies like `pa_made-in`: `PA_MADE_IN`. */
export const narrowingAttributes = (taxonomies: Iterable<string>): string[] => {
  const known = [...taxonomies].filter((taxonomy) => TAXONOMY.test(taxonomy));
  return [...new Set(known.map((name) => name.toUpperCase().replaceAll("-", "_")))].sort();
};

/** The parameter of an attribute: `glaze`; `pa_price` where the short one would be another's. */
export function parameterOf(attribute: string): string {
  const name = attribute.toLowerCase();
  const short = name.slice("pa_".length);
  return isReserved(short) || short.startsWith("pa_") ? name : short;
}

/** Whether a parameter that an address kept is an attribute's. */
export const isAttributeParameter = (name: string) => !isReserved(name);

const amountOf = (text: string | undefined) => {
  const trimmed = text?.trim() ?? "";
  return AMOUNT.test(trimmed) ? Number(trimmed) : undefined;
};

const termsOf = (values: readonly string[]) =>
  [...new Set(values.flatMap((value) => value.split(",")).map((term) => term.trim()))]
    // A character that HTML cannot hold would not be the same in the browser.
    .filter((term) => term !== "" && term.length <= LONGEST_TERM && !/\p{Cc}/u.test(term))
    .sort()
    .slice(0, MOST_TERMS);

/** Lowest and highest price: `10-40`, `10-` or `-40`, or the two fields of a form. */
function priceOf(last: (name: string) => string | undefined) {
  const [from, to] = last("price")?.split("-") ?? [];
  const asked = [amountOf(last("price-min") ?? from), amountOf(last("price-max") ?? to)] as const;
  const [low, high] = asked;
  const [minPrice, maxPrice] =
    low !== undefined && high !== undefined && low > high ? [high, low] : asked;
  return { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) };
}

/** What of these parameters narrows a listing; what is unknown or makes no sense is left out. */
export function readFacets(parameters: Parameters, attributes: readonly string[]): Facets {
  const all = (name: string) =>
    parameters.filter(([other]) => other === name).map(([, value]) => value);
  const last = (name: string) => all(name).findLast((value) => value !== "");
  const chosen = attributes
    .map((attribute) => [attribute, termsOf(all(parameterOf(attribute)))] as const)
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

/** The parameters of a narrowing, in the order of its one spelling. */
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

/** A search string with its question mark, in which a list of terms can be read; or nothing. */
export function spelled(parameters: Parameters): string {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  return search.size > 0 ? `?${search.toString().replaceAll("%2C", ",")}` : "";
}

/**
 * The one spelling of a listing's search string: what it narrows by, and of the rest, where it is,
 * in which order and in what that was searched for, the places that are named here.
 */
export function listingSearch(
  parameters: Parameters,
  attributes: readonly string[],
  places: readonly ListingParameter[] = PLACES,
): string {
  const kept = places.flatMap((name): [string, string][] => {
    const value = parameters.findLast(([other, text]) => other === name && text.trim() !== "")?.[1];
    return value === undefined ? [] : [[name, value.trim()]];
  });
  const facets = facetParameters(readFacets(parameters, attributes));
  const isQuery = ([name]: [string, string]) => name === "q";
  return spelled([...kept.filter(isQuery), ...facets, ...kept.filter((one) => !isQuery(one))]);
}

/** Whether parameters hold anything that may narrow a listing. */
export const mayNarrow = (parameters: Parameters) =>
  parameters.some(([name]) => isAttributeParameter(name) || OWN_FACETS.includes(name));

/** Whether a narrowing leaves anything out. */
export const isNarrowed = (facets: Facets) => facetParameters(facets).length > 0;
