import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type {
  CountriesEnum,
  useCountryStatesQuery,
} from "#__generated__/useCountryStatesQuery.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { DataState } from "#relay/dataState.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

export const countryStatesQuery = graphql`
  query useCountryStatesQuery($country: CountriesEnum!) {
    countryStates(country: $country) {
      code
      name
    }
  }
`;

// What a page is rendered with: `addStates` puts them to its answer under these names.
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

/** A state, as the backend lists it. */
export type CountryState = { readonly code: string; readonly name: string };

/** A country's states as far as they are known, and where the asking for them stands. */
export type CountryStates = { known: readonly CountryState[]; asking: DataState };

const NO_STATES: readonly CountryState[] = [];

const isThere = <Value>(value: Value | null | undefined): value is Value => value != null;

/** The states that a country's people choose from; none where they write it themselves. */
export function useCountryStates(country: string): CountryStates {
  const environment = useRelayEnvironment();
  const [tracked] = useState(trackState);
  const asking = useDataState(tracked);
  // What is typed and chosen comes from the backend's own list of countries.
  const [variables, setVariables] = useState({ country: country as CountriesEnum });
  if (variables.country !== country) setVariables({ country: country as CountriesEnum });
  const { countryStates } = useStoredQuery<useCountryStatesQuery>(countryStatesQuery, variables);
  const isKnown = countryStates !== undefined;

  useEffect(() => {
    if (isKnown || country === "") return;
    const asked = fetchQuery<useCountryStatesQuery>(environment, countryStatesQuery, {
      country: country as CountriesEnum,
    });
    tracked
      .during(asked.toPromise())
      // The state is written then; the server knows better whether there is such a one.
      .catch((error: unknown) => console.error("The states could not be asked for.", error));
  }, [environment, tracked, country, isKnown]);

  return { known: countryStates?.filter(isThere) ?? NO_STATES, asking };
}
