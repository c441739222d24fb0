import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { facetParameters } from "#relay/facets.ts";
import type { Facets } from "#relay/facets.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { FacetForm } from "./FacetForm.tsx";
import { FACETS_ID } from "./facetsId.ts";
import { FacetsInUse } from "./FacetsInUse.tsx";
import { amountLike, facetsInUse } from "./facetsInUse.ts";
import { ListingOrder } from "./ListingOrder.tsx";
import { narrowedAddress } from "./listingPage.ts";
import styles from "./Listing.module.css";

/** A list with all that stands around it, whoever found its things. */
export type Listed = {
  facets: Facets;
  counts: FacetCounts;
  /** Where the list stands: what was searched for, and the order that was asked for. */
  search: { q?: string; sort?: string };
  attributes: readonly string[];
  orders: Readonly<Record<string, { words: string }>>;
  order: string;
  total: number;
  isLooking: boolean;
  /** Another value whenever what is listed is another. */
  shown: unknown;
  /** Told of an address before it is gone to; true where it has been seen to already. */
  onGo: (address: string) => boolean | void;
  list: ReactNode;
};

/** A list, and around it what narrows it and its order. */
export function ListingView(props: Listed & { children?: ReactNode }) {
  const { facets, counts, search, attributes, total, isLooking, shown, onGo } = props;
  const { urlPathname } = usePageContext();
  const addressOf = (narrowing: Facets) =>
    narrowedAddress(urlPathname, search, facetParameters(narrowing), attributes);

  const things = total === 1 ? "1 thing" : `${total} things`;
  const nameOf = (attribute: string, slug: string) =>
    counts.attributes
      .find((counted) => counted.attribute === attribute)
      ?.terms.find((term) => term.slug === slug)?.name ?? slug;
  const inUse = facetsInUse(facets, nameOf, (amount) => amountLike(counts.prices?.written, amount));

  return (
    <div className={styles.listing}>
      <FacetForm
        facets={facets}
        counts={counts}
        action={urlPathname}
        search={search}
        attributes={attributes}
        things={things}
        shown={shown}
        onGo={onGo}
      >
        {props.children}
      </FacetForm>
      <div>
        <div className={styles.bar}>
          <button type="button" className={styles.opener} popoverTarget={FACETS_ID}>
            <Icon name="filter" />
            Filter
            {inUse.length > 0 && <span className={styles.inUse}>{inUse.length}</span>}
          </button>
          <h2 className={styles.count} aria-live="polite">
            {isLooking ? "Looking" : things}
          </h2>
          <ListingOrder
            action={urlPathname}
            q={search.q}
            orders={props.orders}
            current={props.order}
            kept={facetParameters(facets)}
            onGo={onGo}
          />
        </div>
        <FacetsInUse
          facets={inUse.map(({ words, without }) => ({ words, href: addressOf(without) }))}
          clear={addressOf({ attributes: {} })}
          onGo={onGo}
        />
        {total === 0 ? (
          <div className={styles.nothing}>
            <p role="status">Nothing matches all of that.</p>
            <TextLink href="/products">Everything we keep</TextLink>
            <TextLink href="/categories">Look along the shelves</TextLink>
          </div>
        ) : (
          props.list
        )}
      </div>
    </div>
  );
}
