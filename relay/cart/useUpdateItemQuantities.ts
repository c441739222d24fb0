import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { completed } from "#relay/contract/cart/cartChange.ts";
import type { CartResult, ChangeKind } from "#relay/contract/cart/cartChange.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { confirmedLines } from "./cartRecords.ts";
import { intentQueue } from "./intentQueue.ts";
import type { LineQuantity } from "./intentAttempt.ts";

// Hook that changes the quantities of cart lines by a cart intent, with its mutation.

// Sent by the queue of intents, in `intentAttempt.ts`.
void graphql`
  mutation useUpdateItemQuantitiesMutation($input: UpdateItemQuantitiesInput!) {
    updateItemQuantities(input: $input) {
      items {
        key
      }
      removed {
        key
        product {
          node {
            databaseId
          }
        }
        variation {
          node {
            databaseId
          }
        }
      }
      updated {
        ...CartLine_item
        ...cartAmounts_item
      }
    }
  }
`;

/**
 * Returns a function that sets lines to absolute quantities. Quantities change at once, amounts
 * with the response, after which the cart is refetched. Lines that the backend does not have yet
 * are named by their products.
 */
export function useUpdateItemQuantities() {
  const environment = useRelayEnvironment();
  return useCallback(
    (
      kind: Extract<ChangeKind, "set" | "remove" | "clear">,
      items: readonly LineQuantity[],
      unconfirmed: readonly WantedLine[] = [],
    ): Promise<CartResult> => {
      // With their products, by which they are found again.
      const set = items.map((item) => ({ productId: 0, ...item }));
      const lines = [
        ...completed({ kind, lines: set }, confirmedLines(environment)),
        ...unconfirmed,
      ];
      return intentQueue(environment).submit({ kind, lines });
    },
    [environment],
  );
}
