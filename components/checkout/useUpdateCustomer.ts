import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type {
  CustomerAddressInput,
  useUpdateCustomerMutation,
} from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { whileUpdating } from "#components/cart/cartActivity.ts";

// Nothing of the addresses is asked for: what is typed meanwhile is newer than any answer. They are
// all that a browser may change of a customer: the text says so, and no variable says otherwise.
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

/** The addresses that prices depend on. */
export type PricedAddresses = { shipping?: CustomerAddressInput; billing?: CustomerAddressInput };

/** Telling the backend where an order goes; asking for the prices there is the caller's. */
export function useUpdateCustomer() {
  const environment = useRelayEnvironment();
  return useCallback(
    (addresses: PricedAddresses): Promise<void> =>
      whileUpdating(
        new Promise<void>((resolve, reject) => {
          commitMutation<useUpdateCustomerMutation>(environment, {
            mutation: updateCustomerMutation,
            variables: addresses,
            onCompleted: () => resolve(),
            onError: reject,
          });
        }),
      ),
    [environment],
  );
}
