import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest } from "relay-runtime";
import type { useCheckoutQuery } from "#__generated__/useCheckoutQuery.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

const checkoutQuery = graphql`
  query useCheckoutQuery {
    ...Checkout_query
  }
`;

const NO_VARIABLES = {};

/**
 * What the checkout is made from, as the store holds it: the page came with it, or it is asked for
 * once the page was navigated to. Undefined until it is there.
 */
export function useCheckout() {
  const environment = useRelayEnvironment();
  const query = useStoredQuery<useCheckoutQuery>(checkoutQuery, NO_VARIABLES);
  const [asking] = useState(trackState);
  const state = useDataState(asking);
  const operation = createOperationDescriptor(getRequest(checkoutQuery), NO_VARIABLES);
  const isThere = environment.check(operation).status === "available";

  const ask = () =>
    asking
      .during(fetchQuery<useCheckoutQuery>(environment, checkoutQuery, NO_VARIABLES).toPromise())
      .catch((error: unknown) => console.error("The checkout could not be asked for.", error));

  useEffect(() => {
    if (!isThere && state === "idle") void ask();
  });

  return { checkout: isThere ? query : undefined, state, ask };
}
