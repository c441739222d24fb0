import { useMemo } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { listPriceQuery$data } from "#__generated__/listPriceQuery.graphql.ts";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { listPriceQuery } from "./listPriceQuery.ts";
import { haveChanged, displayedPrices } from "./priceAndStock.ts";
import { PriceChangeNotice } from "./PriceChangeNotice.tsx";

// Refetch of price and stock in product lists, as a cached page may be outdated.

/** Maximum number of products in one response. */
const MAX_PRODUCTS = 100;

/** Refetches price and stock of a list's products; returns true if something displayed changed. */
async function refreshList(environment: Environment, data: unknown): Promise<boolean> {
  const shown = displayedPrices(data);
  if (shown.size === 0) return false;
  const operation = createOperationDescriptor(getRequest(listPriceQuery), {
    slugs: [...shown.keys()].slice(0, MAX_PRODUCTS),
  });
  const response = await fetchAnonymous(operation);
  if (!response) return false;
  environment.commitPayload(operation, response);
  const { products } = response as listPriceQuery$data;
  return haveChanged(shown, products);
}

/**
 * Updates the lists of a hydrated page, unless it is personal, and of one that was visited before;
 * not after other client navigations.
 */
export function ListPriceRefresh() {
  const environment = useRelayEnvironment();
  const { loaded, isHydration } = usePageContext();
  const isOld = (isHydration && !loaded?.isPersonal) || loaded?.isVisited;
  const shown = isOld ? loaded?.payload?.data : undefined;
  const refresh = useMemo(
    () => shown && (() => refreshList(environment, shown)),
    [environment, shown],
  );
  return <PriceChangeNotice refresh={refresh} />;
}
