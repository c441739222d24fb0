import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  CustomerAddressInput,
  useUpdateCustomerMutation,
} from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { whileUpdating } from "#relay/cart/refreshCart.ts";
import { runMutation } from "#relay/runMutation.ts";

// Mutation of the customer's addresses, by which the backend prices the cart.

// Selects no address fields: typed values are newer than any response. The mutation's text limits
// what a browser may change of a customer to addresses.
const updateCustomerMutation = graphql`
  mutation useUpdateCustomerMutation(
    $shipping: CustomerAddressInput
    $billing: CustomerAddressInput
  ) {
    updateCustomer(input: { shipping: $shipping, billing: $billing }) {
      clientMutationId
    }
  }
`;

/** Addresses that determine prices. */
export type PricedAddresses = { shipping?: CustomerAddressInput; billing?: CustomerAddressInput };

/** Returns a function that sends addresses to the backend; the caller refetches the prices. */
export function useUpdateCustomer() {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables: PricedAddresses): Promise<void> => {
      const update = { mutation: updateCustomerMutation, variables };
      return whileUpdating(runMutation<useUpdateCustomerMutation>(environment, update));
    },
    [environment],
  );
}
