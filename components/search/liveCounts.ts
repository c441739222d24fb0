import type { FacetCounts } from "#components/category/facetCounts.ts";
import { isRatedFrom } from "./searchState.ts";
import { slugOf } from "./vocabulary.ts";
import type { KnownAttribute, Vocabulary } from "./vocabulary.ts";

type Values = Readonly<Record<string, number>>;
type CountedFacet = {
  name: string;
  data: object;
  stats?: { min?: number; max?: number } | undefined;
};

/** What is read of an index's answer: its facets, each counted without what is chosen of its own. */
export type CountedAnswer = { disjunctiveFacets: readonly CountedFacet[] };

/** An attribute's terms in the shop's order, and after them those that the shop does not list. */
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

/** How much there would be with each further choice, as an index counts it. */
export function liveCounts(answer: CountedAnswer, vocabulary: Vocabulary): FacetCounts {
  const facet = (field: string) => answer.disjunctiveFacets.find(({ name }) => name === field);
  // What is there is counts by values, whatever little its type says.
  const valuesOf = (field: string) => (facet(field)?.data ?? {}) as Values;
  const lowest = facet("price")?.stats?.min;
  const highest = facet("maxPrice")?.stats?.max ?? facet("price")?.stats?.max;
  return {
    attributes: vocabulary.attributes.map((known) => ({
      attribute: known.attribute,
      name: known.name,
      terms: countedTerms(known, valuesOf(known.field)),
    })),
    ...(lowest !== undefined &&
      highest !== undefined && {
        prices: {
          lowest: Math.floor(lowest),
          highest: Math.ceil(highest),
          written: vocabulary.written ?? "0",
        },
      }),
    inStock: valuesOf("inStock")["true"] ?? 0,
    onSale: valuesOf("onSale")["true"] ?? 0,
    ratedFrom: (rating) =>
      Object.entries(valuesOf("rating")).reduce(
        (sum, [average, count]) => sum + (isRatedFrom(Number(average), rating) ? count : 0),
        0,
      ),
  };
}
