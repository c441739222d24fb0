import type {
  CollectionStatsWhereArgs,
  ProductAttributeEnum,
} from "#__generated__/ProductsPageQuery.graphql.ts";
import { listingSearch, readFacets } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import { listingOrderOf, listingOrders } from "./listingOrder.ts";

/** Twelve close the rows of a case of two, three and four columns. */
export const PAGE_SIZE = 12;

/** Ratings are rounded; "4 and up" are these and those above. */
const RATINGS = [1, 2, 3, 4, 5];

type Search = Record<string, string>;
type Attributes = readonly string[];

/** Conditions of a listing, as the backend's `where` takes them. */
type Narrowing = CollectionStatsWhereArgs;

/** Category and search words of a listing, before any facet. */
export type ListingScope = Pick<Narrowing, "categoryIn" | "search">;

/**
 * Variables of the part of a listing that an address means, narrowed by its facets. WooGraphQL pages
 * by cursor only: `after` goes on from one, `before` goes back from one.
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

/** The products of a listing; facets that the address does not name are left out. */
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

// The shop's own attributes stand in its schema, and not in the one Relay was compiled with.
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
 * Variables of the counts beside a listing: each facet is counted among what all other facets leave.
 * WooGraphQL counts an attribute's terms among the products that are left by every facet, this
 * attribute's own terms included: an attribute in use is counted once more without them. More than
 * three in use at once are left with the count that there is.
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

/** The attributes that a listing's answer was counted by, which its payload's variables say. */
export function countedAttributes(variables: Record<string, unknown> | undefined): string[] {
  const counted = (variables?.["taxonomies"] ?? []) as { taxonomy: string }[];
  return counted.map(({ taxonomy }) => taxonomy);
}

/**
 * The address of another part of a listing, or of another order; what is undefined is left out.
 */
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

/** What a listing stands in besides its facets: words, a category that was chosen, an order. */
export type ListingPlace = {
  q?: string | undefined;
  category?: string | undefined;
  sort?: string | undefined;
};

/** The parameters of a listing's place, in the order of its one spelling. */
export const PLACE = ["q", "category", "sort"] as const satisfies (keyof ListingPlace)[];

/** The address of the first part of a listing that is narrowed by this alone. */
export function narrowedAddress(
  pathname: string,
  place: ListingPlace,
  parameters: readonly (readonly [string, string])[],
  attributes: Attributes,
): string {
  const all = [...PLACE.map((name) => [name, place[name] ?? ""] as const), ...parameters];
  return pathname + listingSearch(all, attributes, PLACE);
}
