import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type {
  CustomerAddressInput,
  useUpdateCustomerMutation,
} from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { whileUpdating } from "#components/cart/cartActivity.ts";

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

/** Sends the order's addresses to the backend; the caller refetches the prices. */
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
