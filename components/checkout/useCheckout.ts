import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { useCheckoutQuery } from "#__generated__/useCheckoutQuery.graphql.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import { requestStart } from "./submitOrder.ts";

// Query hook of the checkout page, with the shop's country for a customer without one.

/** Returns the data with which our server started the checkout; undefined after a navigation. */
export function useCheckoutStart(): CheckoutStart | undefined {
  const { loaded } = usePageContext();
  return ((loaded?.payload?.data ?? {}) as { checkout?: CheckoutStart }).checkout;
}

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

/**
 * Returns the shop's country for a customer without one, which only our server knows: the page
 * contained it, or it is fetched after a client navigation. `isKnown` is false until then.
 */
function useBaseCountry(isNeeded: boolean): { isKnown: boolean; baseCountry: string | undefined } {
  const supplied = useCheckoutStart();
  const [fetched, setFetched] = useState<{ baseCountry?: string }>();
  const start = supplied ?? fetched;
  const isMissing = isNeeded && start === undefined;

  useEffect(() => {
    if (!isMissing) return;
    requestStart({ needsCountry: true }).then(setFetched, (error: unknown) => {
      console.error("The shop's country could not be fetched.", error);
      // The shopper then chooses a country.
      setFetched({});
    });
  }, [isMissing]);

  return { isKnown: !isMissing, baseCountry: start?.baseCountry };
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
  const { isKnown, baseCountry } = useBaseCountry(hasData && lacksCountry);

  return {
    checkout: hasData && isKnown ? query : undefined,
    baseCountry,
    // A response without an order is incomplete.
    hasFailed: !hasData && (state === "error" || state === "success"),
    reload,
  };
}
