import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useKnownAddresses_query$key } from "#__generated__/useKnownAddresses_query.graphql.ts";
import { knownAddresses } from "./knownAddresses.ts";

const customerFragment = graphql`
  fragment useKnownAddresses_query on RootQuery {
    allowedCountries
    customer {
      email
      shipping {
        firstName
        lastName
        company
        address1
        address2
        city
        state
        postcode
        country
      }
      billing {
        firstName
        lastName
        company
        address1
        address2
        city
        state
        postcode
        country
        email
        phone
      }
    }
  }
`;

/**
 * Returns the addresses that the backend knew when the page was rendered, as form fields.
 * @param base the shop's country, if it is known, for an address without one
 */
export function useKnownAddresses(
  queryKey: useKnownAddresses_query$key,
  base: string | undefined,
): Readonly<Record<string, string>> {
  const { allowedCountries, customer } = useFragment(customerFragment, queryKey);
  // Later responses are no newer than typed values.
  const [known] = useState(() =>
    knownAddresses(customer, { allowed: allowedCountries ?? [], base }),
  );
  return known;
}
