import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useCouponsApplyMutation } from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { useCouponsRemoveMutation } from "#__generated__/useCouponsRemoveMutation.graphql.ts";
import { whileUpdating } from "#components/cart/cartActivity.ts";
import { refreshCart } from "#components/cart/refreshCart.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { runMutation } from "#relay/runMutation.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";

const applyMutation = graphql`
  mutation useCouponsApplyMutation($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      clientMutationId
    }
  }
`;
const removeMutation = graphql`
  mutation useCouponsRemoveMutation($input: RemoveCouponsInput!) {
    removeCoupons(input: $input) {
      clientMutationId
    }
  }
`;

const NO_ANSWER =
  "We couldn’t reach the shop, so the code may not have changed. Try again in a moment.";

/** Returns the backend's message for a rejected coupon; other failures have a generic one. */
function wordsOf(error: unknown): string {
  if (error instanceof OperationError && error.messages.length > 0) {
    return plainText(error.messages.join(" "));
  }
  console.error("The code could not be changed.", error);
  return NO_ANSWER;
}

/**
 * Applies and removes coupons. Each resolves to the backend's rejection or an empty string; the
 * cart is refetched in either case.
 */
export function useCoupons() {
  const environment = useRelayEnvironment();

  const change = useCallback(
    async (commit: () => Promise<void>): Promise<string> => {
      let refusal = "";
      try {
        await whileUpdating(commit());
      } catch (error) {
        refusal = wordsOf(error);
      }
      await refreshCheckoutCart(environment).catch((error: unknown) => {
        console.error("The order could not be fetched.", error);
      });
      // Later pages and other tabs display it too.
      await refreshCart(environment);
      return refusal;
    },
    [environment],
  );

  const applyCoupon = useCallback(
    (code: string) =>
      change(() => {
        const variables = { input: { code } };
        const apply = { mutation: applyMutation, variables };
        return runMutation<useCouponsApplyMutation>(environment, apply);
      }),
    [environment, change],
  );

  const removeCoupon = useCallback(
    (code: string) =>
      change(() => {
        const variables = { input: { codes: [code] } };
        const remove = { mutation: removeMutation, variables };
        return runMutation<useCouponsRemoveMutation>(environment, remove);
      }),
    [environment, change],
  );

  return { applyCoupon, removeCoupon };
}
