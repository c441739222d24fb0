import type { ProductAttributeEnum } from "#__generated__/ProductsPageQuery.graphql.ts";
import { listingSearch, readFacets } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import { listingOrderOf, listingOrders } from "./listingOrder.ts";

/** Twelve close the rows of a case of two, three and four columns. */
export const PAGE_SIZE = 12;

/** Ratings are rounded; "4 and up" are these and those above. */
const RATINGS = [1, 2, 3, 4, 5];

type Search = Record<string, string>;
type Attributes = readonly string[];

/**
 * Which part of a listing an address means, and what it is narrowed by. WooGraphQL pages by cursor
 * only: `after` goes on from one, `before` goes back from one.
 */
export function listingVariables(search: Search, attributes: Attributes = []) {
  const orderby = [...listingOrders[listingOrderOf(search)].orderby];
  const narrowing = narrowingVariables(readFacets(Object.entries(search), attributes));
  if (search.before) return { last: PAGE_SIZE, before: search.before, orderby, ...narrowing };
  const after = search.after ? { after: search.after } : {};
  return { first: PAGE_SIZE, ...after, orderby, ...narrowing };
}

/** What is narrowed by, as the backend's filters take it; what is not asked for is left out. */
function narrowingVariables({ minPrice, maxPrice, rating, ...facets }: Facets) {
  const attributes = attributeFilter(facets.attributes);
  return {
    ...(attributes && { attributes }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(facets.isInStock && { stockStatus: ["IN_STOCK" as const] }),
    ...(facets.isOnSale && { onSale: true }),
    ...(rating !== undefined && { rating: RATINGS.filter((one) => one >= rating) }),
  };
}

// The shop's own attributes stand in its schema, and not in the one Relay was compiled with.
const inSchema = (attribute: string) => attribute as ProductAttributeEnum;

function attributeFilter(chosen: Facets["attributes"], except?: string) {
  const queries = Object.entries(chosen)
    .filter(([attribute]) => attribute !== except)
    .map(([attribute, terms]) => ({
      taxonomy: inSchema(attribute),
      terms,
      operator: "IN" as const,
    }));
  return queries.length > 0 ? { queries } : undefined;
}

/** Beside a term stands what choosing it would leave, whatever other terms of its kind are chosen. */
function countedAlone(chosen: Facets["attributes"], attribute: string | undefined) {
  if (attribute === undefined) return { has: false, taxonomy: [], others: undefined };
  const taxonomy = [{ taxonomy: inSchema(attribute), relation: "OR" as const }];
  return { has: true, taxonomy, others: attributeFilter(chosen, attribute) };
}

/**
 * What is counted beside a listing. WooGraphQL counts an attribute's terms among the things that
 * are left by all that is chosen, this attribute's own terms included: one in use is counted once
 * more without them. More than three in use at once are left with the count that there is.
 */
export function countingVariables(search: Search, attributes: Attributes = []) {
  const chosen = readFacets(Object.entries(search), attributes).attributes;
  const [first, second, third] = Object.keys(chosen);
  const alone = [first, second, third].map((attribute) => countedAlone(chosen, attribute));
  const [one, two, three] = alone;
  return {
    taxonomies: attributes.map((attribute) => ({
      taxonomy: inSchema(attribute),
      relation: "OR" as const,
    })),
    hasFirst: one?.has ?? false,
    hasSecond: two?.has ?? false,
    hasThird: three?.has ?? false,
    firstTaxonomy: one?.taxonomy ?? [],
    secondTaxonomy: two?.taxonomy ?? [],
    thirdTaxonomy: three?.taxonomy ?? [],
    ...(one?.others && { besideFirst: one.others }),
    ...(two?.others && { besideSecond: two.others }),
    ...(three?.others && { besideThird: three.others }),
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
