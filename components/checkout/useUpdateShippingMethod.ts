import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useUpdateShippingMethodMutation } from "#__generated__/useUpdateShippingMethodMutation.graphql.ts";
import { whileUpdating } from "#relay/cart/refreshCart.ts";
import { runMutation } from "#relay/runMutation.ts";

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
    (shippingMethods: readonly string[]): Promise<void> => {
      const variables = { input: { shippingMethods } };
      const update = { mutation: updateShippingMethodMutation, variables };
      return whileUpdating(runMutation<useUpdateShippingMethodMutation>(environment, update));
    },
    [environment],
  );
}
