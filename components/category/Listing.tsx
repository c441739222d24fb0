import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { BestSellers } from "#components/product/BestSellers.tsx";
import { ListPriceRefresh } from "#components/product/ListPriceRefresh.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { facetParameters, isNarrowed, readFacets } from "#relay/contract/page/facets.ts";
import type { BestSellers_query$key } from "#__generated__/BestSellers_query.graphql.ts";
import type { facetCounts_query$key } from "#__generated__/facetCounts_query.graphql.ts";
import type { Listing_products$key } from "#__generated__/Listing_products.graphql.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { CategoryFacet } from "./CategoryFacet.tsx";
import type { ListingFacts } from "./completeListing.ts";
import { facetCounts } from "./facetCounts.ts";
import { sortOrderOf, sortOrders } from "./sortOrders.ts";
import { ListingParts } from "./ListingParts.tsx";
import { countedAttributes, narrowedAddress } from "./listingPage.ts";
import { ListingView } from "./ListingView.tsx";
import type { Listed } from "./ListingView.tsx";

// Product listing from a backend response, and the hook that reads its state from the URL.

const productsFragment = graphql`
  fragment Listing_products on RootQueryToProductConnection {
    found
    nodes {
      ...facetCounts_listed
    }
    ...ListingParts_products
  }
`;

type ListingProps = {
  products: Listing_products$key;
  /** Response that contains the facet counts. */
  counts: facetCounts_query$key;
  /** Subcategories to link to. */
  categories?: CategoryFacet_categories$key;
  /** Best sellers, fetched if the list has no products. */
  instead: BestSellers_query$key | null | undefined;
};

/** Renders total, facets, sort order and product grid; nothing if no list was requested. */
export function Listing(props: ListingProps) {
  const hasCategories = (props.categories?.length ?? 0) > 0;
  const view = useListing(props.products, props.counts, hasCategories);
  const { loaded } = usePageContext();
  const { categoryCounts } = (loaded?.payload?.data ?? {}) as ListingFacts;
  return (
    view && (
      <>
        <ListingView {...view} instead={<BestSellers query={props.instead} />}>
          {props.categories && (
            <CategoryFacet
              categories={props.categories}
              counts={categoryCounts}
              addressOf={(slug) =>
                narrowedAddress(
                  `/category/${slug}`,
                  {},
                  facetParameters(view.facets),
                  view.attributes,
                )
              }
            />
          )}
        </ListingView>
        {view.total === 0 && <ViewedProducts />}
        <ListPriceRefresh />
      </>
    )
  );
}

/** Number of products that a shopper surveys without filters. */
const MAX_UNFILTERED = 5;

/**
 * Reads the page's own list from the response; undefined if nothing was requested. A short list has
 * no facets, unless it is short because of them, or `keepsFacets`.
 */
export function useListing(
  list: Listing_products$key | null | undefined,
  stats: facetCounts_query$key | null | undefined,
  keepsFacets: boolean,
): Listed | undefined {
  const products = useFragment(productsFragment, list);
  const { urlPathname, urlParsed, loaded, shop } = usePageContext();
  const [requested, setRequested] = useState<{
    from: typeof loaded;
    search: typeof urlParsed.search;
  }>();
  // A newly loaded page is another object: the requested part has arrived.
  const isLooking = requested !== undefined && requested.from === loaded;
  // The next choice builds on the requested state, however long the response takes.
  const search = isLooking ? requested.search : urlParsed.search;
  if (!products || !stats) return undefined;
  const attributes = countedAttributes(loaded?.variables, shop.colorAttributes);
  const facets = readFacets(Object.entries(search), attributes);
  const current = narrowedAddress(urlPathname, search, facetParameters(facets), attributes);
  const total = products.found ?? products.nodes.length;
  const hasFacets = keepsFacets || total > MAX_UNFILTERED || isNarrowed(facets);
  return {
    facets,
    counts: facetCounts(stats, attributes, products.nodes),
    search,
    attributes,
    orders: sortOrders,
    order: sortOrderOf(search),
    total,
    hasFacets,
    isLooking,
    shown: loaded,
    onNavigate: (address) => {
      if (address === current) return;
      const { searchParams } = new URL(address, location.href);
      setRequested({ from: loaded, search: Object.fromEntries(searchParams) });
    },
    list: (
      <ListingParts
        list={productsFragment}
        products={products}
        chosen={facets.attributes}
        total={total}
        isLooking={isLooking}
        isBesideFacets={hasFacets}
      />
    ),
  };
}
