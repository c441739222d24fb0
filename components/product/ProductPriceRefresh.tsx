import { useMemo, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { ProductPriceRefresh_product$key } from "#__generated__/ProductPriceRefresh_product.graphql.ts";
import type { productPriceQuery$data } from "#__generated__/productPriceQuery.graphql.ts";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { productPriceQuery } from "./productPriceQuery.ts";
import { hasChanged, haveChanged, displayedPrices } from "./priceAndStock.ts";
import type { PriceAndStock } from "./priceAndStock.ts";
import { PriceChangeNotice } from "./PriceChangeNotice.tsx";

// Refetch of a product page's price and stock after paint, with all variations.

/** Variations in one response, as the price query requests them. */
const PAGE_SIZE = 99;

/**
 * Refetches price and stock for a page that may be outdated, and writes them to the Relay store;
 * returns true if something displayed has changed.
 * @param shown all products with a price on the page, this one included, by their slugs
 * @param after cursor of the last variation received, if the product has more than PAGE_SIZE
 */
async function refreshProduct(
  environment: Environment,
  id: string,
  shown: ReadonlyMap<string, PriceAndStock>,
  after?: string | null,
): Promise<boolean> {
  const variables = { id, slugs: [...shown.keys()], after };
  const operation = createOperationDescriptor(getRequest(productPriceQuery), variables);
  const data = await fetchAnonymous(operation);
  const { product, products } = (data ?? {}) as Partial<productPriceQuery$data>;
  if (!data || !product) return false;
  environment.commitPayload(operation, data);
  const isChanged = haveChanged(shown, products);
  if ((product.variations?.nodes.length ?? 0) < PAGE_SIZE) return isChanged;
  const endCursor = product.variations?.pageInfo.endCursor;
  // Stops at a backend whose cursor does not advance.
  if (endCursor !== after) await refreshProduct(environment, id, shown, endCursor);
  return isChanged;
}

const shownFragment = graphql`
  fragment ProductPriceRefresh_product on Product {
    id
    ...priceAndStock_product @relay(mask: false)
  }
`;

/**
 * Updates a product's price and stock, and those of the product rows on its page, as a cached page
 * may be outdated; announces changes, also those that complete an early page.
 */
export function ProductPriceRefresh(props: { product: ProductPriceRefresh_product$key }) {
  const product = useFragment(shownFragment, props.product);
  const [first] = useState(product);
  const environment = useRelayEnvironment();
  const { loaded } = usePageContext();
  const { id } = product;
  const data = loaded?.payload?.data;
  const refresh = useMemo(
    () => data && (() => refreshProduct(environment, id, displayedPrices(data))),
    [environment, id, data],
  );
  return <PriceChangeNotice refresh={refresh} isCorrected={hasChanged(first, product)} />;
}
