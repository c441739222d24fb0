import type { Facets } from "#relay/contract/page/facets.ts";
import { Facet } from "./Facet.tsx";
import type { FacetCounts } from "./facetCounts.ts";
import { followHere } from "./followHere.ts";
import type { OnNavigate } from "./followHere.ts";
import styles from "./FacetForm.module.css";

// Price facet of a listing: links to upper limits, and fields for minimum and maximum.

/** Link that sets an upper price limit, or removes the current one. */
export type PriceLink = { label: string; href: string; isCurrent: boolean };

type PriceFacetProps = {
  facets: Facets;
  prices: FacetCounts["prices"];
  links: readonly PriceLink[];
  onNavigate: OnNavigate;
};

/** An empty field means no bound; its placeholder is the lowest or the highest price. */
export function PriceFacet(props: PriceFacetProps) {
  const { facets, prices, links, onNavigate } = props;
  const { minPrice, maxPrice } = facets;
  // A number field refuses the digits of other scripts, and the decimal comma of another language.
  const bounds = {
    type: "text",
    inputMode: "decimal",
    maxLength: 12,
    autoComplete: "off",
  } as const;
  return (
    <Facet title="Price" isOpen>
      {links.length > 0 && (
        <ul className={styles.steps}>
          {links.map(({ label, href, isCurrent }) => (
            <li key={label}>
              <a
                href={href}
                aria-current={isCurrent || undefined}
                onClick={followHere(href, onNavigate)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
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
