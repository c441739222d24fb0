import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { useCheckoutQuery } from "#__generated__/useCheckoutQuery.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

const checkoutQuery = graphql`
  query useCheckoutQuery($hasSession: Boolean!) {
    allowedCountries
    checkoutCart: cart(recalculateTotals: true) {
      isEmpty
    }
    ...Checkout_query
  }
`;

const variables = { hasSession: true };

/**
 * Returns the checkout's data from the store: the page contained it, or it is fetched after a
 * client navigation. Undefined until it has arrived.
 */
export function useCheckout() {
  const environment = useRelayEnvironment();
  const query = useStoredQuery<useCheckoutQuery>(checkoutQuery, variables);
  const [loading] = useState(trackState);
  const state = useDataState(loading);
  const isThere = Boolean(query.allowedCountries && query.checkoutCart);

  const reload = () =>
    loading
      .during(fetchQuery<useCheckoutQuery>(environment, checkoutQuery, variables).toPromise())
      .catch((error: unknown) => console.error("The checkout could not be fetched.", error));

  useEffect(() => {
    if (!isThere && state === "idle") void reload();
  });

  return { checkout: isThere ? query : undefined, state, reload: reload };
}
