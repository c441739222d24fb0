import { createContext, use, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { useCheckoutQuery } from "#__generated__/useCheckoutQuery.graphql.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import { requestStart } from "./submitOrder.ts";

// Query hook of the checkout page, and what only our server knows of a checkout.

/** Data with which our server starts the enclosing checkout. */
export const StartContext = createContext<CheckoutStart | undefined>(undefined);

/** Returns the data with which our server starts the checkout; undefined until it has arrived. */
export const useCheckoutStart = (): CheckoutStart | undefined => use(StartContext);

const checkoutQuery = graphql`
  query useCheckoutQuery($hasSession: Boolean!) {
    allowedCountries
    checkoutCart: cart(recalculateTotals: true) {
      isEmpty
    }
    paymentGateways(first: 100) {
      __typename
    }
    customer {
      shipping {
        country
      }
      billing {
        country
      }
    }
    ...Checkout_query
  }
`;

const variables = { hasSession: true };

/** Starts the checkout: the page contained the data, or it is fetched after a step back to it. */
function useStart(): CheckoutStart | undefined {
  const { loaded } = usePageContext();
  const { checkout: supplied } = (loaded?.payload?.data ?? {}) as { checkout?: CheckoutStart };
  const [fetched, setFetched] = useState<CheckoutStart>();
  const isMissing = supplied === undefined;
  useEffect(() => {
    if (!isMissing) return;
    requestStart().then(setFetched, (error: unknown) => {
      console.error("The checkout could not be started.", error);
      // The order requests an intent then, and the shopper chooses a country.
      setFetched({ intent: "" });
    });
  }, [isMissing]);
  return supplied ?? fetched;
}

/**
 * Returns the checkout's data from the store: the page contained it, or it is fetched after a
 * client navigation. Undefined until it has arrived.
 */
export function useCheckout() {
  const environment = useRelayEnvironment();
  const query = useStoredQuery<useCheckoutQuery>(checkoutQuery, variables);
  const [loading] = useState(trackState);
  const state = useDataState(loading);
  // The cart's delivery estimate has fetched the countries and the cart, but no payment methods.
  const hasData =
    Boolean(query.allowedCountries && query.checkoutCart) && query.paymentGateways !== undefined;

  const reload = () =>
    loading
      .during(fetchQuery<useCheckoutQuery>(environment, checkoutQuery, variables).toPromise())
      .catch((error: unknown) => console.error("The checkout could not be fetched.", error));

  useEffect(() => {
    if (!hasData && state === "idle") void reload();
  });

  const { customer, allowedCountries } = query;
  const lacksCountry = [customer?.shipping, customer?.billing].some(
    (address) => startCountry(address?.country, allowedCountries ?? []) === "",
  );
  const start = useStart();
  const isKnown = !lacksCountry || start !== undefined;

  return {
    checkout: hasData && isKnown ? query : undefined,
    start,
    // A response without an order is incomplete.
    hasFailed: !hasData && (state === "error" || state === "success"),
    reload,
  };
}
