import { useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { currentOffersQuery$data } from "#__generated__/currentOffersQuery.graphql.ts";
import { askPublicly } from "./askPublicly.ts";
import { currentOffersQuery } from "./currentOffersQuery.ts";
import { haveChanged } from "./offerFields.ts";
import { OfferNews } from "./OfferNews.tsx";
import { shownOffers } from "./shownOffers.ts";

/** Maximum of products in one response. */
const MOST = 100;

/** Refetches price and stock of a list's products; returns true if something displayed changed. */
async function refreshOffers(environment: Environment, data: unknown): Promise<boolean> {
  const shown = shownOffers(data);
  if (shown.size === 0) return false;
  const operation = createOperationDescriptor(getRequest(currentOffersQuery), {
    slugs: [...shown.keys()].slice(0, MOST),
  });
  const answer = await askPublicly(operation);
  if (!answer) return false;
  environment.commitPayload(operation, answer);
  const { products } = answer as currentOffersQuery$data;
  return haveChanged(shown, products);
}

/** Updates price and stock in the lists of a first view, as its page may be outdated. */
export function CurrentOffers() {
  const environment = useRelayEnvironment();
  const { loaded, isHydration } = usePageContext();
  const [first] = useState(isHydration && !loaded?.isPersonal ? loaded?.payload?.data : undefined);
  const refresh = useMemo(
    () => first && (() => refreshOffers(environment, first)),
    [environment, first],
  );
  return <OfferNews refresh={refresh} />;
}
