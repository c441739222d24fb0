import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { CurrentOffersQuery$data } from "#__generated__/CurrentOffersQuery.graphql.ts";
import { askPublicly } from "./askPublicly.ts";
import { hasChanged } from "./offerFields.ts";
import { shownOffers } from "./shownOffers.ts";

const offersQuery = graphql`
  query CurrentOffersQuery($slugs: [String]) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...offerFields_product
      }
    }
  }
`;

/** As many as one answer holds. */
const MOST = 100;

/** Puts right what a list shows of these products, and says whether there was something to. */
async function refreshOffers(environment: Environment, data: unknown): Promise<boolean> {
  const shown = shownOffers(data);
  if (shown.size === 0) return false;
  const operation = createOperationDescriptor(getRequest(offersQuery), {
    slugs: [...shown.keys()].slice(0, MOST),
  });
  const answer = await askPublicly(operation);
  if (!answer) return false;
  environment.commitPayload(operation, answer);
  const { products } = answer as CurrentOffersQuery$data;
  return [...shownOffers(products?.nodes).values()].some((current) => {
    const before = shown.get(current.slug);
    return before !== undefined && hasChanged(before, current);
  });
}

/**
 * Keeps what lists show of products true on a first view, whose page may be older than that: asks
 * once, after the page has been painted. Without an answer the page stays as it is.
 */
export function CurrentOffers() {
  const environment = useRelayEnvironment();
  const { loaded, isHydration } = usePageContext();
  const [first] = useState(isHydration && !loaded?.isPersonal ? loaded?.payload?.data : undefined);
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    if (!first) return;
    const ask = () => void refreshOffers(environment, first).then(setIsChanged, () => {});
    const frame = requestAnimationFrame(() => setTimeout(ask));
    return () => cancelAnimationFrame(frame);
  }, [environment, first]);
  return (
    <p className="visually-hidden" role="status">
      {isChanged && "Prices on this page have been brought up to date."}
    </p>
  );
}
