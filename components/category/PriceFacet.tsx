import type { Facets } from "#relay/contract/facets.ts";
import { Facet } from "./Facet.tsx";
import type { FacetCounts } from "./facetCounts.ts";
import styles from "./FacetForm.module.css";

type PriceFacetProps = { facets: Facets; prices: FacetCounts["prices"] };

/** Minimum and maximum price; empty for the shop's own bounds. */
export function PriceFacet({ facets: { minPrice, maxPrice }, prices }: PriceFacetProps) {
  const bounds = { type: "number", min: 0, step: "any", inputMode: "decimal" } as const;
  return (
    <Facet title="Price" isOpen>
      <div className={styles.price}>
        <input
          {...bounds}
          name="price-min"
          aria-label="Lowest price"
          defaultValue={minPrice ?? ""}
          placeholder={prices && `${prices.lowest}`}
        />
        <span>to</span>
        <input
          {...bounds}
          name="price-max"
          aria-label="Highest price"
          defaultValue={maxPrice ?? ""}
          placeholder={prices && `${prices.highest}`}
        />
      </div>
    </Facet>
  );
}
