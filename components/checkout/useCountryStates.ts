import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type {
  CountriesEnum,
  useCountryStatesQuery,
} from "#__generated__/useCountryStatesQuery.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { DataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

// States of a country (counties, provinces) for address forms, fetched on demand.

export const countryStatesQuery = graphql`
  query useCountryStatesQuery($country: CountriesEnum!) {
    countryStates(country: $country) {
      code
      name
    }
  }
`;

// `addStates` adds these fields to the page's response.
void graphql`
  fragment useCountryStates_query on RootQuery {
    shippingStates: countryStates(country: $shippingCountry) @include(if: $knowsCountries) {
      code
      name
    }
    billingStates: countryStates(country: $billingCountry) @include(if: $knowsCountries) {
      code
      name
    }
  }
`;

/** State, as the backend lists it. */
export type CountryState = { readonly code: string; readonly name: string };

/** A country's states as far as known, and the status of their request. */
export type CountryStates = { known: readonly CountryState[]; loading: DataState };

const NO_STATES: readonly CountryState[] = [];

/** Returns the states that the shop lists in a country; rejects if they cannot be fetched. */
export async function fetchStates(
  environment: Environment,
  country: string,
): Promise<readonly CountryState[]> {
  const response = await fetchQuery<useCountryStatesQuery>(
    environment,
    countryStatesQuery,
    // From the backend's own list.
    { country: country as CountriesEnum },
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  return response?.countryStates?.filter((state) => state != null) ?? NO_STATES;
}

/** Returns the states to choose in a country; none if shoppers type their own. */
export function useCountryStates(country: string): CountryStates {
  const environment = useRelayEnvironment();
  const [tracked] = useState(trackState);
  const loading = useDataState(tracked);
  // The form's countries come from the backend's own list.
  const [variables, setVariables] = useState({ country: country as CountriesEnum });
  if (variables.country !== country) setVariables({ country: country as CountriesEnum });
  const { countryStates } = useStoredQuery<useCountryStatesQuery>(countryStatesQuery, variables);
  const isKnown = countryStates !== undefined;

  useEffect(() => {
    if (isKnown || country === "") return;
    tracked
      .during(fetchStates(environment, country))
      // Falls back to a text field; the server validates its value.
      .catch((error: unknown) => console.error("The states could not be fetched.", error));
  }, [environment, tracked, country, isKnown]);

  return { known: countryStates?.filter((state) => state != null) ?? NO_STATES, loading };
}
