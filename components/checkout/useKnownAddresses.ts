import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useKnownAddresses_query$key } from "#__generated__/useKnownAddresses_query.graphql.ts";
import { knownAddresses } from "./knownAddresses.ts";

const customerFragment = graphql`
  fragment useKnownAddresses_query on RootQuery {
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

/** What the backend knew of the shopper's addresses when the page was made, as the form's fields. */
export function useKnownAddresses(
  queryKey: useKnownAddresses_query$key,
): Readonly<Record<string, string>> {
  const { customer } = useFragment(customerFragment, queryKey);
  // Answers that come later are no newer than what is typed.
  const [known] = useState(() => knownAddresses(customer));
  return known;
}
