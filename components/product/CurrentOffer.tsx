import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { currentOfferQuery$data } from "#__generated__/currentOfferQuery.graphql.ts";
import { askPublicly } from "./askPublicly.ts";
import { currentOfferQuery } from "./currentOfferQuery.ts";
import { haveChanged } from "./offerFields.ts";
import type { Offer } from "./offerFields.ts";
import { OfferNews } from "./OfferNews.tsx";
import { shownOffers } from "./shownOffers.ts";

/**
 * Refetches price and stock for a page that may be outdated, and writes them to the Relay store;
 * returns true if something displayed has changed.
 * @param shown all products with a price on the page, this one included, by their slugs
 * @param after cursor of the last variation received, as one response holds 99
 */
async function refreshOffer(
  environment: Environment,
  id: string,
  shown: ReadonlyMap<string, Offer>,
  after?: string | null,
): Promise<boolean> {
  const variables = { id, slugs: [...shown.keys()], after };
  const operation = createOperationDescriptor(getRequest(currentOfferQuery), variables);
  const data = await askPublicly(operation);
  const { product, products } = (data ?? {}) as Partial<currentOfferQuery$data>;
  if (!data || !product) return false;
  environment.commitPayload(operation, data);
  const isChanged = haveChanged(shown, products);
  if (!product.variations?.nodes[98]) return isChanged;
  const { endCursor } = product.variations.pageInfo;
  // Stops at a backend whose cursor does not advance.
  if (endCursor !== after) await refreshOffer(environment, id, shown, endCursor);
  return isChanged;
}

/**
 * Updates a product's price and stock, and those of the product rows on its page, after paint, as a
 * cached page may be outdated.
 * @param id the product's global id
 */
export function CurrentOffer({ id }: { id: string }) {
  const environment = useRelayEnvironment();
  const { loaded } = usePageContext();
  const data = loaded?.payload?.data;
  const refresh = useCallback(
    () => refreshOffer(environment, id, shownOffers(data)),
    [environment, id, data],
  );
  return <OfferNews refresh={refresh} />;
}
