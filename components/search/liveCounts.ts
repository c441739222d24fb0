import type { FacetCounts } from "#components/category/facetCounts.ts";
import { FACET_FIELDS } from "#relay/contract/page/searchFacts.ts";
import { isRatedFrom } from "./searchState.ts";
import { slugOf } from "./vocabulary.ts";
import type { KnownAttribute, Vocabulary } from "./vocabulary.ts";

// Facet counts of the search page, from an index response.

type Values = Readonly<Record<string, number>>;
type CountedFacet = {
  name: string;
  data: object;
  stats?: { min?: number; max?: number } | undefined;
};

/** Facet counts of an index response. */
export type CountedResults = {
  facets: readonly CountedFacet[];
  /** Each counted without its own refinements. */
  disjunctiveFacets: readonly CountedFacet[];
};

/** Counts an attribute's terms: in the shop's order, then those that the shop does not list. */
function countedTerms(known: KnownAttribute, values: Values) {
  const bySlug = new Map(
    Object.entries(values).map(([name, count]) => [slugOf(known, name), { name, count }]),
  );
  const listed = known.terms.map((term) => {
    const count = bySlug.get(term.slug)?.count ?? 0;
    bySlug.delete(term.slug);
    return { ...term, count };
  });
  const others = Array.from(bySlug, ([slug, { name, count }]) => ({ slug, name, count }));
  return [...listed, ...others];
}

/** Returns the number of products that each further refinement would find. */
export function liveCounts(results: CountedResults, vocabulary: Vocabulary): FacetCounts {
  const { facets, disjunctiveFacets } = results;
  const facet = (field: string) => disjunctiveFacets.find(({ name }) => name === field);
  // `data` maps values to counts, though its type says only `object`.
  const valuesOf = (field: string) => (facet(field)?.data ?? {}) as Values;
  // Absent in an index whose records predate this field.
  const having = facets.find(({ name }) => name === FACET_FIELDS)?.data as Values | undefined;
  const lowest = facet("price")?.stats?.min;
  const highest = facet("maxPrice")?.stats?.max ?? facet("price")?.stats?.max;
  return {
    attributes: vocabulary.attributes.map((known) => ({
      attribute: known.attribute,
      name: known.name,
      terms: countedTerms(known, valuesOf(known.field)),
      ...(having && { productCount: having[known.field] ?? 0 }),
    })),
    ...(lowest !== undefined &&
      highest !== undefined && {
        prices: { lowest: Math.floor(lowest), highest: Math.ceil(highest) },
      }),
    ...(vocabulary.priceFormat && { priceFormat: vocabulary.priceFormat }),
    inStock: valuesOf("inStock")["true"] ?? 0,
    onSale: valuesOf("onSale")["true"] ?? 0,
    ratedFrom: (rating) =>
      Object.entries(valuesOf("rating")).reduce(
        (sum, [average, count]) => sum + (isRatedFrom(Number(average), rating) ? count : 0),
        0,
      ),
  };
}
