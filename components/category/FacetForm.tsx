import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { listingSearch } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { AttributeFacet, isWorthFacet, withChosen } from "./AttributeFacet.tsx";
import { Facet } from "./Facet.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { FacetCounts } from "./facetCounts.ts";
import { FACET_FORM_ID, FACETS_ID } from "./listingIds.ts";
import type { OnNavigate } from "./followHere.ts";
import { STATE_PARAMETERS } from "./listingPage.ts";
import { PriceFacet } from "./PriceFacet.tsx";
import type { PriceLink } from "./PriceFacet.tsx";
import { RatingFacet } from "./RatingFacet.tsx";
import { useFacetFields } from "./useFacetFields.ts";
import styles from "./FacetForm.module.css";

// Facet form of a listing, with all of its filters: a column, or a drawer on phones.

type FacetFormProps = {
  facets: Facets;
  counts: FacetCounts;
  action: string;
  attributes: readonly string[];
  /** Number of products in the listing; `countText` words it. */
  total: number;
  countText: string;
  /** Changes whenever the listing changes. */
  shown: unknown;
  /** Same for the list beside the form, which is rendered first. */
  latest: RefObject<unknown>;
  onNavigate: OnNavigate;
  /** Upper price limits, as links. */
  priceLinks: readonly PriceLink[];
  /** Facets outside the form. */
  children?: ReactNode;
};

/** A choice takes effect at once, or by the submit button without script. */
export function FacetForm(props: FacetFormProps) {
  const {
    facets,
    counts,
    action,
    attributes,
    total,
    countText,
    priceLinks,
    shown,
    latest,
    onNavigate,
  } = props;
  const form = useFacetFields(facets, shown, latest);

  const all = counts.attributes
    .map((counted) => withChosen(counted, facets))
    .filter((attribute) => isWorthFacet(attribute, total));
  const coloured = all.find(({ terms }) => terms.some(({ colour }) => colour !== undefined));
  const others = all.filter((attribute) => attribute !== coloured);
  return (
    <div id={FACETS_ID} popover="auto" className={styles.facets}>
      <div className={styles.head}>
        <span>Filter</span>
        <button
          type="button"
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
          aria-label="Close the filter"
        >
          <Icon name="close" />
        </button>
      </div>
      <GetForm
        ref={form}
        id={FACET_FORM_ID}
        action={action}
        aria-label="Filter"
        autoComplete="off"
        className={styles.form}
        spell={(fields) => listingSearch(fields, attributes, STATE_PARAMETERS)}
        onNavigate={onNavigate}
      >
        <div className={styles.choices}>
          {props.children}
          {coloured && <AttributeFacet attribute={coloured} isOpen />}
          <PriceFacet
            facets={facets}
            prices={counts.prices}
            links={priceLinks}
            onNavigate={onNavigate}
          />
          {others.map((attribute) => (
            <AttributeFacet key={attribute.attribute} attribute={attribute} />
          ))}
          <RatingFacet chosen={facets.rating} ratedFrom={counts.ratedFrom} />
          <Facet title="Availability" isOpen={Boolean(facets.isInStock ?? facets.isOnSale)}>
            <FacetChoice
              name="stock"
              value="in"
              label="In stock"
              count={counts.inStock}
              isChosen={facets.isInStock}
            />
            <FacetChoice
              name="sale"
              value="1"
              label="On sale"
              count={counts.onSale}
              isChosen={facets.isOnSale}
            />
          </Facet>
        </div>
        <div className={styles.footer}>
          <Button
            variant="quiet"
            onClick={() => document.getElementById(FACETS_ID)?.hidePopover()}
          >{`Show ${countText}`}</Button>
        </div>
      </GetForm>
    </div>
  );
}
