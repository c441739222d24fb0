import { Facet } from "./Facet.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { FacetCounts } from "./facetCounts.ts";

// Rating facet of a listing.

/**
 * Ratings from which products can be chosen; of those that leave the same products, the highest. A
 * listing without rated products has no such facet.
 */
export function RatingFacet(
  props: { chosen: number | undefined } & Pick<FacetCounts, "ratedFrom">,
) {
  const { chosen, ratedFrom } = props;
  const counted = [4, 3].map((rating) => ({ rating, count: ratedFrom(rating) }));
  const steps = counted.filter(
    ({ rating, count }, place) =>
      rating === chosen || (count > 0 && count !== counted[place - 1]?.count),
  );
  if (steps.length === 0 && chosen === undefined) return null;
  return (
    <Facet title="Rating" isOpen>
      <FacetChoice isOne name="rating" value="" label="Any" isChosen={chosen === undefined} />
      {steps.map(({ rating, count }) => (
        <FacetChoice
          key={rating}
          isOne
          name="rating"
          value={`${rating}`}
          label={`${rating} and up`}
          count={count}
          isChosen={rating === chosen}
        />
      ))}
    </Facet>
  );
}
