import { graphql } from "relay-runtime";

// GraphQL fragment of an address of a customer or an order.

// Nothing imports this file: the storefront and the server each import its generated artifact.
/* oxlint-disable relay/unused-fields -- both read the fields by `addressParts` */

void graphql`
  fragment customerAddress_address on CustomerAddress {
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
`;
