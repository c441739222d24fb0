import type {
  CollectionStatsWhereArgs,
  ProductAttributeEnum,
  ProductTaxonomyEnum,
} from "#__generated__/ProductsPageQuery.graphql.ts";
import {
  isJoined,
  joinColors,
  listingSearch,
  membersOf,
  readFacets,
} from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { sortOrderOf, sortOrders } from "./sortOrders.ts";

// Query variables of a page of a listing and of its facet counts.

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
  const where = productsOf(search, attributes, scope);
  if (search.before) return { last: PAGE_SIZE, before: search.before, where };
  return { first: PAGE_SIZE, ...(search.after && { after: search.after }), where };
}

/** Conditions and order of a listing's products. */
const productsOf = (search: Search, attributes: Attributes, scope: ListingScope) => ({
  ...narrowingOf(search, attributes, scope),
  ...withJoined(search, attributes),
  // Otherwise WooGraphQL counts drafts and private products, and leaves their places empty.
  status: "publish",
  orderby: orderOf(search),
});

const orderOf = (search: Search) => [...sortOrders[sortOrderOf(search)]];

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

/**
 * Condition for the chosen terms of joined attributes: a product has one of the terms in any of the
 * attributes.
 */
function withJoined(search: Search, attributes: Attributes) {
  const chosen = readFacets(Object.entries(search), attributes.filter(isJoined)).attributes;
  const any = Object.entries(chosen).flatMap(([attribute, terms]) =>
    membersOf(attribute).map((member) => ({
      taxonomy: member as ProductTaxonomyEnum,
      terms,
      operator: "IN" as const,
    })),
  );
  return any.length > 0 ? { taxonomyFilter: { or: any } } : {};
}

const without = (narrowing: Narrowing, ...names: (keyof Narrowing)[]): Narrowing =>
  Object.fromEntries(
    Object.entries(narrowing).filter(([name]) => !names.includes(name as keyof Narrowing)),
  );

// The shop's own attributes are in its schema, but not in the one Relay was compiled with.
const inSchema = (attribute: string) => attribute as ProductAttributeEnum;

/** Condition for the chosen terms of all other attributes; counts support no other condition. */
function withAttributes(
  chosen: Facets["attributes"],
  except?: string,
): Pick<Narrowing, "attributes"> {
  const queries = Object.entries(chosen)
    .filter(([attribute]) => attribute !== except && !isJoined(attribute))
    .map(([attribute, terms]) => ({
      taxonomy: inSchema(attribute),
      terms,
      operator: "IN" as const,
    }));
  return queries.length > 0 ? { attributes: { queries } } : {};
}

const taxonomiesOf = (attribute: string) =>
  membersOf(attribute).map((member) => ({
    taxonomy: inSchema(member),
    relation: "OR" as const,
  }));

/**
 * Returns the query variables of a listing's facet counts: each facet is counted among the products
 * that all other facets leave. WooGraphQL counts an attribute's terms among the products that every
 * facet leaves, this attribute's own terms included: an active attribute is counted again without
 * them. Beyond three active attributes the first count is used. Joined attributes are left out, as
 * counts have no "or" between attributes: `countJoined` adds them.
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
    attribute === undefined ? [] : taxonomiesOf(attribute);
  const beside = (attribute: string | undefined): Narrowing =>
    attribute === undefined
      ? {}
      : { ...without(counted, "attributes"), ...withAttributes(chosen, attribute) };
  return {
    taxonomies: attributes.flatMap(taxonomiesOf),
    counted,
    /** Cards then display the variation that has the chosen options. */
    hasOptions: first !== undefined,
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
    onSale: { ...productsOf(search, attributes, scope), onSale: true },
  };
}

/**
 * Returns the attributes counted in a listing's response, from its payload's variables; `colors`
 * are those that are filtered as one.
 */
export function countedAttributes(
  variables: Record<string, unknown> | undefined,
  colors: readonly string[],
): string[] {
  const counted = (variables?.["taxonomies"] ?? []) as { taxonomy: string }[];
  return joinColors(
    counted.map(({ taxonomy }) => taxonomy),
    colors,
  );
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
export type ListingState = {
  q?: string | undefined;
  category?: string | undefined;
  sort?: string | undefined;
};

/** URL parameters of that state, in canonical order. */
export const STATE_PARAMETERS = ["q", "category", "sort"] as const satisfies (keyof ListingState)[];

/** Returns the URL of a listing's first part, with these facets only. */
export function narrowedAddress(
  pathname: string,
  place: ListingState,
  parameters: readonly (readonly [string, string])[],
  attributes: Attributes,
): string {
  const all = [
    ...STATE_PARAMETERS.map((name) => [name, place[name] ?? ""] as const),
    ...parameters,
  ];
  return pathname + listingSearch(all, attributes, STATE_PARAMETERS);
}
