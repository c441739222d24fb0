import { commitMutation, graphql } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type {
  FillCartInput,
  sendRestorationMutation,
} from "#__generated__/sendRestorationMutation.graphql.ts";
import applyCouponMutation from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { useCouponsApplyMutation } from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { WantedLine } from "#relay/intents/cartIntent.ts";
import type { CallMetadata } from "#relay/network.ts";
import { additionInput } from "./addUnits.ts";
import { whileChanging } from "./whileChanging.ts";

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

function fillCart(
  environment: Environment,
  input: FillCartInput,
  metadata: CallMetadata,
): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<sendRestorationMutation>(environment, {
      mutation: fillMutation,
      variables: { input },
      cacheConfig: { metadata },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

function applyCoupon(
  environment: Environment,
  code: string,
  metadata: CallMetadata,
): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<useCouponsApplyMutation>(environment, {
      mutation: applyCouponMutation,
      variables: { input: { code } },
      cacheConfig: { metadata },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

/**
 * Adds lines and coupons to the cart in one request, which succeeds in part if only some of them
 * can be added; rejects with the error.
 */
export async function sendRestoration(
  environment: Environment,
  { lines, coupons }: { lines: readonly WantedLine[]; coupons: readonly string[] },
  metadata: CallMetadata,
): Promise<void> {
  if (lines.length > 0) {
    const input = { items: lines.map(additionInput), coupons };
    await whileChanging(environment, fillCart(environment, input, metadata));
    return;
  }
  // The backend fills a cart with at least one line.
  for (const code of coupons) {
    await whileChanging(environment, applyCoupon(environment, code, metadata));
  }
}
