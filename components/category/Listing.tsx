import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { facetParameters, readFacets } from "#relay/facets.ts";
import type { facetCounts_query$key } from "#__generated__/facetCounts_query.graphql.ts";
import type { Listing_products$key } from "#__generated__/Listing_products.graphql.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { CategoryFacet } from "./CategoryFacet.tsx";
import { facetCounts } from "./facetCounts.ts";
import { FacetForm } from "./FacetForm.tsx";
import { FACETS_ID } from "./facetsId.ts";
import { FacetsInUse } from "./FacetsInUse.tsx";
import { facetsInUse, amountLike } from "./facetsInUse.ts";
import { ListingOrder } from "./ListingOrder.tsx";
import { ListingParts } from "./ListingParts.tsx";
import { countedAttributes, narrowedAddress } from "./listingPage.ts";
import styles from "./Listing.module.css";

const productsFragment = graphql`
  fragment Listing_products on RootQueryToProductConnection {
    found
    nodes {
      __typename
    }
    ...ListingParts_products
  }
`;

type ListingProps = {
  products: Listing_products$key;
  /** The answer that the facets' counts are read from. */
  counts: facetCounts_query$key;
  /** The shelves to go on to. */
  categories?: CategoryFacet_categories$key;
};

/** A page of things: how many there are in all, what narrows them, their order and the case. */
export function Listing(props: ListingProps) {
  const { found, nodes, ...products } = useFragment(productsFragment, props.products);
  const { urlPathname, urlParsed, loaded } = usePageContext();
  const { search } = urlParsed;
  // A page that has been loaded is another object: what was looked for from this one has come.
  const [lookedFrom, setLookedFrom] = useState<typeof loaded>();
  const isLooking = lookedFrom !== undefined && lookedFrom === loaded;

  const attributes = countedAttributes(loaded?.variables);
  const facets = readFacets(Object.entries(search), attributes);
  const counts = facetCounts(props.counts);
  const addressOf = (narrowing: typeof facets) =>
    narrowedAddress(urlPathname, search, facetParameters(narrowing), attributes);
  const current = addressOf(facets);
  const onGo = (address: string) => address !== current && setLookedFrom(loaded);

  const total = found ?? nodes.length;
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
        onGo={onGo}
      >
        {props.categories && <CategoryFacet categories={props.categories} />}
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
          <ListingOrder kept={facetParameters(facets)} onGo={() => setLookedFrom(loaded)} />
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
          <ListingParts
            list={productsFragment}
            products={products}
            total={total}
            isLooking={isLooking}
          />
        )}
      </div>
    </div>
  );
}
