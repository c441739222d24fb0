import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { ListPriceRefresh } from "#components/product/ListPriceRefresh.tsx";
import { facetParameters, readFacets } from "#relay/contract/facets.ts";
import type { facetCounts_query$key } from "#__generated__/facetCounts_query.graphql.ts";
import type { Listing_products$key } from "#__generated__/Listing_products.graphql.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { CategoryFacet } from "./CategoryFacet.tsx";
import { facetCounts } from "./facetCounts.ts";
import { listingOrderOf, listingOrders } from "./listingOrder.ts";
import { ListingParts } from "./ListingParts.tsx";
import { countedAttributes, narrowedAddress } from "./listingPage.ts";
import { ListingView } from "./ListingView.tsx";
import type { Listed } from "./ListingView.tsx";

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
  const view = useListing(props.products, props.counts);
  return (
    view && (
      <>
        <ListingView {...view}>
          {props.categories && <CategoryFacet categories={props.categories} />}
        </ListingView>
        <ListPriceRefresh />
      </>
    )
  );
}

/** The page's own list, as the shop's answer has it; nothing where nothing was asked for. */
export function useListing(
  list: Listing_products$key | null | undefined,
  stats: facetCounts_query$key | null | undefined,
): Listed | undefined {
  const products = useFragment(productsFragment, list);
  const { urlPathname, urlParsed, loaded } = usePageContext();
  const [asked, setAsked] = useState<{ from: typeof loaded; search: typeof urlParsed.search }>();
  // A page that has been loaded is another object: what was asked for from this one has come.
  const isLooking = asked !== undefined && asked.from === loaded;
  // The next choice goes on from what has been asked for, however long the answer takes.
  const search = isLooking ? asked.search : urlParsed.search;
  if (!products || !stats) return undefined;
  const attributes = countedAttributes(loaded?.variables);
  const facets = readFacets(Object.entries(search), attributes);
  const current = narrowedAddress(urlPathname, search, facetParameters(facets), attributes);
  const total = products.found ?? products.nodes.length;
  return {
    facets,
    counts: facetCounts(stats),
    search,
    attributes,
    orders: listingOrders,
    order: listingOrderOf(search),
    total,
    isLooking,
    shown: loaded,
    onGo: (address) => {
      if (address === current) return;
      const { searchParams } = new URL(address, location.href);
      setAsked({ from: loaded, search: Object.fromEntries(searchParams) });
    },
    list: (
      <ListingParts
        list={productsFragment}
        products={products}
        total={total}
        isLooking={isLooking}
      />
    ),
  };
}
