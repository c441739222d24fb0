import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { useUpdateShippingMethodMutation } from "#__generated__/useUpdateShippingMethodMutation.graphql.ts";
import { whileUpdating } from "#components/cart/cartActivity.ts";

const updateShippingMethodMutation = graphql`
  mutation useUpdateShippingMethodMutation($input: UpdateShippingMethodInput!) {
    updateShippingMethod(input: $input) {
      cart {
        chosenShippingMethods
      }
    }
  }
`;

/** Sends each package's chosen rate to the backend; the caller refetches the totals. */
export function useUpdateShippingMethod() {
  const environment = useRelayEnvironment();
  return useCallback(
    (shippingMethods: readonly string[]): Promise<void> =>
      whileUpdating(
        new Promise<void>((resolve, reject) => {
          commitMutation<useUpdateShippingMethodMutation>(environment, {
            mutation: updateShippingMethodMutation,
            variables: { input: { shippingMethods } },
            onCompleted: () => resolve(),
            onError: reject,
          });
        }),
      ),
    [environment],
  );
}
