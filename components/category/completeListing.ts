import type { ConcreteRequest } from "relay-runtime";
import type { CompletePage } from "#relay/pageContext.ts";
import type { RootQueryToProductConnectionWhereArgs } from "#__generated__/ProductsPageQuery.graphql.ts";
import { countedAttributes } from "./listingPage.ts";
import type { countingVariables, listingVariables } from "./listingPage.ts";
import { categoryCountsOf, idsOf, matchingProducts } from "./matchingProducts.ts";
import { removeSparse } from "./sparseAttributes.ts";
import { nameUncounted } from "./uncountedTerms.ts";

// Facet counts of a listing, completed on the server.

/** Data that a listing's page adds to the backend's response. */
export type ListingFacts = {
  /** Number of products per category slug that match all filters; absent without filters. */
  categoryCounts?: Record<string, number>;
};

type ListingVariables = ReturnType<typeof listingVariables> & ReturnType<typeof countingVariables>;
type Conditions = RootQueryToProductConnectionWhereArgs;

const FILTERS = [
  "attributes",
  "taxonomyFilter",
  "minPrice",
  "maxPrice",
  "stockStatus",
  "onSale",
  "rating",
] as const satisfies (keyof Conditions)[];

/** Counts that the chosen terms of joined attributes limit: all but those of these attributes. */
const COUNTED_WITH_JOINED = [
  "counted",
  "besideSecond",
  "besideThird",
  "besidePrice",
  "besideStock",
  "besideRating",
] as const satisfies (keyof ListingVariables)[];

/** Returns a list's conditions without its filters, except the one of joined attributes. */
function onlyJoined(where: Conditions): Conditions {
  const others = FILTERS.filter((name) => name !== "taxonomyFilter");
  return Object.fromEntries(
    Object.entries(where).filter(([name]) => !others.some((other) => other === name)),
  );
}

/**
 * Counts again with the condition of joined attributes. The backend's counts have no "or" between
 * attributes, so the condition becomes the products that match it. If they are too many, the first
 * counts remain, which ignore this condition.
 */
async function countJoined(
  document: ConcreteRequest,
  data: object,
  send: Parameters<CompletePage>[1],
  variables: ListingVariables,
): Promise<void> {
  const products = await matchingProducts(send, onlyJoined(variables.where));
  if (!products) return;
  // An empty list would be no condition: if no product matches, an id that no product has.
  const include = products.length > 0 ? idsOf(products) : [0];
  const counts = Object.fromEntries(
    COUNTED_WITH_JOINED.map((name) => [name, { ...variables[name], include }]),
  );
  const response = await send(document, { ...variables, ...counts });
  Object.assign(variables, counts);
  Object.assign(data, response.data);
}

/**
 * Server only: completes a listing's counts where the backend does not count as its facets need.
 * `document` is the page's query; `hasCategories` is true if its categories are counted too.
 */
export const completeListing =
  (document: ConcreteRequest, hasCategories: (data: object) => boolean): CompletePage =>
  async (data, send, pageContext, variables) => {
    const known = variables as ListingVariables;
    const where: Conditions = known.where;
    const isNarrowed = FILTERS.some((name) => where[name] != null);
    const counting = isNarrowed && hasCategories(data) ? matchingProducts(send, where) : undefined;
    if (where.taxonomyFilter) await countJoined(document, data, send, known);
    await nameUncounted(document)(data, send, pageContext, variables);
    const attributes = countedAttributes(known, pageContext.shop.colorAttributes);
    await removeSparse(data, send, known.where, attributes);
    const products = await counting;
    const facts: ListingFacts = products ? { categoryCounts: categoryCountsOf(products) } : {};
    Object.assign(data, facts);
  };
