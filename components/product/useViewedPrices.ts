import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { listPriceQuery as ListPriceQuery } from "#__generated__/listPriceQuery.graphql.ts";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { listPriceQuery } from "./listPriceQuery.ts";

// Prices of recently viewed products, fetched when their row comes near the viewport.

/** Distance from the viewport at which prices are fetched. */
const NEAR = "600px 0px";

/**
 * Fetches the products once, as the browser does not store prices. Returns those that the shop
 * still has; undefined until they are fetched, or if that fails.
 * @param slugs the products at the first rendering
 */
export function useViewedPrices(slugs: readonly string[], row: RefObject<HTMLElement | null>) {
  const environment = useRelayEnvironment();
  const [variables] = useState({ slugs });
  const { products } = useStoredQuery<ListPriceQuery>(listPriceQuery, variables);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const operation = createOperationDescriptor(getRequest(listPriceQuery), variables);
        fetchAnonymous(operation).then(
          (response) => response && environment.commitPayload(operation, response),
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [environment, variables, row]);
  return products?.nodes;
}
