import { parameterOf } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import { Facet } from "./Facet.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { CountedAttribute, CountedTerm } from "./facetCounts.ts";

type ChoosableAttribute = CountedAttribute & { chosen: readonly string[] };

/** Attribute facet; chosen terms stay in it, even if no product of the result has them. */
export function withChosen(counted: CountedAttribute, facets: Facets): ChoosableAttribute {
  const chosen = facets.attributes[counted.attribute] ?? [];
  const missing = chosen.filter((slug) => counted.terms.every((term) => term.slug !== slug));
  const terms: CountedTerm[] = [
    ...counted.terms.filter(({ slug, count }) => count > 0 || chosen.includes(slug)),
    ...missing.map((slug) => ({ slug, name: slug, count: 0 })),
  ];
  return { ...counted, chosen, terms };
}

type AttributeFacetProps = { attribute: ChoosableAttribute; isOpen?: boolean };

/** Checkboxes for the terms of an attribute. */
export function AttributeFacet({ attribute, isOpen = false }: AttributeFacetProps) {
  const { name, chosen, terms } = attribute;
  return (
    <Facet title={name} isOpen={isOpen || chosen.length > 0}>
      {terms.map((term) => (
        <FacetChoice
          key={term.slug}
          name={parameterOf(attribute.attribute)}
          value={term.slug}
          words={term.name}
          count={term.count}
          colour={term.colour}
          isChosen={chosen.includes(term.slug)}
        />
      ))}
    </Facet>
  );
}
