import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { viewedPricesQuery as ViewedPricesQuery } from "#__generated__/viewedPricesQuery.graphql.ts";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { viewedPricesQuery } from "./viewedPricesQuery.ts";

/**
 * Fetches recently viewed products, whose prices the browser does not store. Returns those that the
 * shop still has; undefined until they are fetched, or if that fails.
 * @param slugs the products at the first rendering
 */
export function useViewedPrices(slugs: readonly string[]) {
  const environment = useRelayEnvironment();
  const [variables] = useState({ slugs });
  const { products } = useStoredQuery<ViewedPricesQuery>(viewedPricesQuery, variables);
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(viewedPricesQuery), variables);
    fetchAnonymous(operation).then(
      (response) => response && environment.commitPayload(operation, response),
      () => {},
    );
  }, [environment, variables]);
  return products?.nodes;
}
