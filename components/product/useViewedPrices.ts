import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { listPriceQuery as ListPriceQuery } from "#__generated__/listPriceQuery.graphql.ts";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { listPriceQuery } from "./listPriceQuery.ts";

/**
 * Fetches recently viewed products, whose prices the browser does not store. Returns those that the
 * shop still has; undefined until they are fetched, or if that fails.
 * @param slugs the products at the first rendering
 */
export function useViewedPrices(slugs: readonly string[]) {
  const environment = useRelayEnvironment();
  const [variables] = useState({ slugs });
  const { products } = useStoredQuery<ListPriceQuery>(listPriceQuery, variables);
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(listPriceQuery), variables);
    fetchAnonymous(operation).then(
      (response) => response && environment.commitPayload(operation, response),
      () => {},
    );
  }, [environment, variables]);
  return products?.nodes;
}
