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
 * Asks for what a kept page may have wrong by now, and puts it in place where there is an answer;
 * whether something was.
 * @param shown all that the page shows a price of, the product itself among it, by their slugs
 * @param after the last variation that was answered for, where there are more than one answer holds
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
  // A backend that does not go on is not asked for ever.
  if (endCursor !== after) await refreshOffer(environment, id, shown, endCursor);
  return isChanged;
}

/**
 * Keeps what a product costs and whether it can be had true on a page that may be older than both,
 * and what its shelves say of others.
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
