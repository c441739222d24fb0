import { parameterOf } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { Accordion } from "#components/ui/Accordion.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { CountedAttribute, CountedTerm } from "./facetCounts.ts";

// Attribute facet of a listing: checkboxes for an attribute's terms, with product counts.

type ChoosableAttribute = CountedAttribute & { chosen: readonly string[] };

/** Returns a counted attribute with its chosen terms, even if no product of the result has them. */
export function withChosen(counted: CountedAttribute, facets: Facets): ChoosableAttribute {
  const chosen = facets.attributes[counted.attribute] ?? [];
  const missing = chosen.filter((slug) => counted.terms.every((term) => term.slug !== slug));
  const terms: CountedTerm[] = [
    ...counted.terms.filter(({ slug, count }) => count > 0 || chosen.includes(slug)),
    ...missing.map((slug) => ({ slug, name: slug, count: 0 })),
  ];
  return { ...counted, chosen, terms };
}

/** Minimum share of a listing's products that a facet of an attribute is displayed for. */
export const MIN_SHARE = 0.3;

/**
 * True if an attribute is worth a facet in a listing of this many products: enough of them have it,
 * with at least two values. Without their number, the sum of the values' counts is the most that it
 * can be; from the backend's response, `removeSparse` has removed the attributes of fewer.
 */
export function isWorthFacet(
  { chosen, terms, productCount }: ChoosableAttribute,
  total: number,
): boolean {
  const there = terms.filter(({ count }) => count > 0);
  const sum = there.reduce((all, { count }) => all + count, 0);
  return chosen.length > 0 || (there.length > 1 && (productCount ?? sum) >= total * MIN_SHARE);
}

type AttributeFacetProps = { attribute: ChoosableAttribute; isOpen?: boolean };

/** Renders the facet, open if a term is chosen or if `isOpen`. */
export function AttributeFacet({ attribute, isOpen = false }: AttributeFacetProps) {
  const { name, chosen, terms } = attribute;
  return (
    <Accordion isGroup title={name} isOpen={isOpen || chosen.length > 0}>
      {terms.map((term) => (
        <FacetChoice
          key={term.slug}
          name={parameterOf(attribute.attribute)}
          value={term.slug}
          label={term.name}
          count={term.count}
          colour={term.colour}
          isChosen={chosen.includes(term.slug)}
        />
      ))}
    </Accordion>
  );
}
