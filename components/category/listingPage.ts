import type {
  CollectionStatsWhereArgs,
  ProductAttributeEnum,
} from "#__generated__/ProductsPageQuery.graphql.ts";
import { listingSearch, readFacets } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import { listingOrderOf, listingOrders } from "./listingOrder.ts";

/** Page size: twelve fill complete rows of two, three and four columns. */
export const PAGE_SIZE = 12;

/** Ratings are rounded; "4 and up" includes these and higher ones. */
const RATINGS = [1, 2, 3, 4, 5];

type Search = Record<string, string>;
type Attributes = readonly string[];

/** Conditions of a listing, as in the backend's `where` argument. */
type Narrowing = CollectionStatsWhereArgs;

/** Category and search query of a listing, before any facet. */
export type ListingScope = Pick<Narrowing, "categoryIn" | "search">;

/**
 * Returns the query variables of the part of a listing that a URL names, filtered by its facets.
 * WooGraphQL paginates by cursor only: forward with `after`, backward with `before`.
 */
export function listingVariables(
  search: Search,
  attributes: Attributes = [],
  scope: ListingScope = {},
) {
  const where = { ...narrowingOf(search, attributes, scope), orderby: orderOf(search) };
  if (search.before) return { last: PAGE_SIZE, before: search.before, where };
  return { first: PAGE_SIZE, ...(search.after && { after: search.after }), where };
}

const orderOf = (search: Search) => [...listingOrders[listingOrderOf(search)].orderby];

/** Variables of a listing's products; facets that the URL does not contain are left out. */
function narrowingOf(search: Search, attributes: Attributes, scope: ListingScope): Narrowing {
  const { minPrice, maxPrice, rating, ...facets } = readFacets(Object.entries(search), attributes);
  return {
    visibility: "VISIBLE",
    ...scope,
    ...withAttributes(facets.attributes),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(facets.isInStock && { stockStatus: ["IN_STOCK"] }),
    ...(facets.isOnSale && { onSale: true }),
    ...(rating !== undefined && { rating: RATINGS.filter((one) => one >= rating) }),
  };
}

const without = (narrowing: Narrowing, ...names: (keyof Narrowing)[]): Narrowing =>
  Object.fromEntries(
    Object.entries(narrowing).filter(([name]) => !names.includes(name as keyof Narrowing)),
  );

// The shop's own attributes are in its schema, but not in the one Relay was compiled with.
const inSchema = (attribute: string) => attribute as ProductAttributeEnum;

function withAttributes(
  chosen: Facets["attributes"],
  except?: string,
): Pick<Narrowing, "attributes"> {
  const queries = Object.entries(chosen)
    .filter(([attribute]) => attribute !== except)
    .map(([attribute, terms]) => ({
      taxonomy: inSchema(attribute),
      terms,
      operator: "IN" as const,
    }));
  return queries.length > 0 ? { attributes: { queries } } : {};
}

const taxonomyOf = (attribute: string) => ({
  taxonomy: inSchema(attribute),
  relation: "OR" as const,
});

/**
 * Returns the query variables of a listing's facet counts: each facet is counted among the products
 * that all other facets leave. WooGraphQL counts an attribute's terms among the products that every
 * facet leaves, this attribute's own terms included: an active attribute is counted again without
 * them. Beyond three active attributes the first count is used.
 */
export function countingVariables(
  search: Search,
  attributes: Attributes = [],
  scope: ListingScope = {},
) {
  const counted = narrowingOf(search, attributes, scope);
  const chosen = readFacets(Object.entries(search), attributes).attributes;
  const [first, second, third] = Object.keys(chosen);
  const alone = (attribute: string | undefined) =>
    attribute === undefined ? [] : [taxonomyOf(attribute)];
  const beside = (attribute: string | undefined): Narrowing =>
    attribute === undefined
      ? {}
      : { ...without(counted, "attributes"), ...withAttributes(chosen, attribute) };
  return {
    taxonomies: attributes.map(taxonomyOf),
    counted,
    hasFirst: first !== undefined,
    hasSecond: second !== undefined,
    hasThird: third !== undefined,
    firstTaxonomy: alone(first),
    secondTaxonomy: alone(second),
    thirdTaxonomy: alone(third),
    besideFirst: beside(first),
    besideSecond: beside(second),
    besideThird: beside(third),
    besidePrice: without(counted, "minPrice", "maxPrice"),
    besideStock: without(counted, "stockStatus"),
    besideRating: without(counted, "rating"),
    onSale: { ...counted, onSale: true, orderby: orderOf(search) },
  };
}

/** Returns the attributes counted in a listing's response, from its payload's variables. */
export function countedAttributes(variables: Record<string, unknown> | undefined): string[] {
  const counted = (variables?.["taxonomies"] ?? []) as { taxonomy: string }[];
  return counted.map(({ taxonomy }) => taxonomy);
}

/** Returns the URL of another part or sort order of a listing; undefined values are left out. */
export function listingAddress(
  pathname: string,
  search: Search,
  change: Partial<Record<"after" | "before" | "sort", string | undefined>>,
): string {
  const address = new URLSearchParams(search);
  address.delete("after");
  address.delete("before");
  for (const [name, value] of Object.entries(change)) {
    if (value) address.set(name, value);
  }
  return address.size > 0 ? `${pathname}?${address.toString().replaceAll("%2C", ",")}` : pathname;
}

/** State of a listing besides its facets: search query, category and sort order. */
export type ListingPlace = {
  q?: string | undefined;
  category?: string | undefined;
  sort?: string | undefined;
};

/** URL parameters of that state, in canonical order. */
export const PLACE = ["q", "category", "sort"] as const satisfies (keyof ListingPlace)[];

/** Returns the URL of a listing's first part, with these facets only. */
export function narrowedAddress(
  pathname: string,
  place: ListingPlace,
  parameters: readonly (readonly [string, string])[],
  attributes: Attributes,
): string {
  const all = [...PLACE.map((name) => [name, place[name] ?? ""] as const), ...parameters];
  return pathname + listingSearch(all, attributes, PLACE);
}
