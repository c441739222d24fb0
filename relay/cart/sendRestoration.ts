import { graphql } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type { sendRestorationMutation } from "#__generated__/sendRestorationMutation.graphql.ts";
import applyCouponMutation from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { useCouponsApplyMutation } from "#__generated__/useCouponsApplyMutation.graphql.ts";
import { additionInput } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import type { CallMetadata } from "#relay/network.ts";
import { runMutation } from "#relay/runMutation.ts";
import { whileChanging } from "./refreshCart.ts";

// Mutations that restore the lines and coupons of a cart in a new session.

// The gateway recognizes the cart of a new session by the added lines. Everything else is read with
// the cart afterwards.
const fillMutation = graphql`
  mutation sendRestorationMutation($input: FillCartInput!) {
    fillCart(input: $input) {
      added {
        key
        quantity
        product {
          node {
            databaseId
          }
        }
      }
    }
  }
`;

/**
 * Adds lines, at least one, and coupons to the cart in one request, which succeeds in part if only
 * some of them can be added; rejects with the error.
 */
export function fillCart(
  environment: Environment,
  { lines, coupons }: { lines: readonly WantedLine[]; coupons: readonly string[] },
  metadata: CallMetadata,
): Promise<void> {
  const variables = {
    input: { items: lines.map((line) => additionInput(line, line.quantity)), coupons },
  };
  const fill = { mutation: fillMutation, variables };
  const filling = runMutation<sendRestorationMutation>(environment, fill, metadata);
  return whileChanging(environment, filling);
}

/** Applies a coupon to the cart; rejects with the error. */
export function applyCoupon(
  environment: Environment,
  code: string,
  metadata: CallMetadata,
): Promise<void> {
  const apply = { mutation: applyCouponMutation, variables: { input: { code } } };
  const applying = runMutation<useCouponsApplyMutation>(environment, apply, metadata);
  return whileChanging(environment, applying);
}
