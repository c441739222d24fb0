import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { useCouponsApplyMutation } from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { useCouponsRemoveMutation } from "#__generated__/useCouponsRemoveMutation.graphql.ts";
import { whileUpdating } from "#components/cart/cartActivity.ts";
import { refreshCart } from "#components/cart/refreshCart.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { OperationError } from "#relay/contract/errors.ts";
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

const NO_ANSWER = "That did not reach the shop. Try again in a moment.";

/** What the backend says of a code that it does not take; another failure has no words of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof OperationError && error.messages.length > 0) {
    return plainText(error.messages.join(" "));
  }
  console.error("The code could not be changed.", error);
  return NO_ANSWER;
}

/**
 * Applying a code and taking it away. Each resolves to what the shop says against it, or to an empty
 * text; the cart is asked for again whatever the outcome.
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
        console.error("The order could not be asked for.", error);
      });
      // The pages after this one, and other tabs, show it too.
      await refreshCart(environment);
      return refusal;
    },
    [environment],
  );

  const applyCoupon = useCallback(
    (code: string) =>
      change(
        () =>
          new Promise<void>((resolve, reject) => {
            commitMutation<useCouponsApplyMutation>(environment, {
              mutation: applyMutation,
              variables: { input: { code } },
              onCompleted: () => resolve(),
              onError: reject,
            });
          }),
      ),
    [environment, change],
  );

  const removeCoupon = useCallback(
    (code: string) =>
      change(
        () =>
          new Promise<void>((resolve, reject) => {
            commitMutation<useCouponsRemoveMutation>(environment, {
              mutation: removeMutation,
              variables: { input: { codes: [code] } },
              onCompleted: () => resolve(),
              onError: reject,
            });
          }),
      ),
    [environment, change],
  );

  return { applyCoupon, removeCoupon };
}
