import type { ConcreteRequest } from "relay-runtime";
import type { CompletePage } from "#relay/pageContext.ts";
import type { RootQueryToProductConnectionWhereArgs } from "#__generated__/ProductsPageQuery.graphql.ts";
import bestSellers from "#__generated__/BestSellersQuery.graphql.ts";
import { countedAttributes } from "./listingPage.ts";
import type { countingVariables, listingVariables } from "./listingPage.ts";
import { categoryCountsOf, idsOf, matchingProducts } from "./matchingProducts.ts";
import { removeSparse } from "./sparseAttributes.ts";

// Facet counts of a listing, and best sellers for an empty one, completed on the server.

type Term = { count?: number | null; node?: { slug?: string | null } | null };
type Counted = { slug: string; terms?: Term[] | null };

/** Part of a listing's response and its variables that is read here. */
type ResponseData = Record<string, { attributeCounts?: Counted[] | null } | null | undefined>;
type ChosenTerms = { taxonomy: string; terms: string[] };
type QueryVariables = {
  where?: { attributes?: { queries: ChosenTerms[] }; taxonomyFilter?: { or: ChosenTerms[] } };
};

/** Order of preference if a response counts an attribute under several aliases. */
const STATS = ["firstStats", "secondStats", "thirdStats", "termStats"];

const EVERYTHING = { visibility: "VISIBLE" };

/** Variables that count the terms of all products. */
const NOT_NARROWED = {
  counted: EVERYTHING,
  besideFirst: EVERYTHING,
  besideSecond: EVERYTHING,
  besideThird: EVERYTHING,
};

/** Returns the chosen terms; those of joined attributes once, with all of their taxonomies. */
function chosenIn({ where }: QueryVariables): { taxonomies: string[]; terms: string[] }[] {
  const joined = where?.taxonomyFilter?.or ?? [];
  return [
    ...(where?.attributes?.queries ?? []).map(({ taxonomy, terms }) => ({
      taxonomies: [taxonomy],
      terms,
    })),
    { taxonomies: joined.map(({ taxonomy }) => taxonomy), terms: joined[0]?.terms ?? [] },
  ];
}

const countedIn = (data: ResponseData, attribute: string) =>
  STATS.flatMap((name) => data[name]?.attributeCounts ?? []).find(({ slug }) => slug === attribute);

/**
 * Names the chosen terms that no product of the result has. The backend counts terms with products
 * only; their names come from a count without facets. `document` is the listing's query.
 */
const nameUncounted =
  (document: ConcreteRequest): CompletePage =>
  async (data, send, _, variables) => {
    const uncounted = chosenIn(variables as QueryVariables).flatMap(({ taxonomies, terms }) => {
      const all = taxonomies.flatMap((taxonomy) => countedIn(data as ResponseData, taxonomy) ?? []);
      const there = new Set(all.flatMap((one) => one.terms?.map(({ node }) => node?.slug) ?? []));
      const missing = terms.filter((term) => !there.has(term));
      return missing.length > 0 ? all.map((counted) => ({ counted, missing })) : [];
    });
    if (uncounted.length === 0) return;
    const counts = await send(document, { ...variables, ...NOT_NARROWED });
    for (const { counted, missing } of uncounted) {
      const all = countedIn((counts.data ?? {}) as ResponseData, counted.slug)?.terms ?? [];
      const named = all.filter(({ node }) => missing.includes(node?.slug ?? ""));
      counted.terms = [...(counted.terms ?? []), ...named.map((term) => ({ ...term, count: 0 }))];
    }
  };

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
    const { products: listed } = data as { products?: { found?: number | null } | null };
    if (listed?.found !== 0 || !("isEmpty" in known)) return;
    const instead = await send(bestSellers, {});
    if (!instead.data) throw new Error("the backend did not list the best sellers");
    Object.assign(known, { isEmpty: true });
    Object.assign(data, instead.data);
  };
