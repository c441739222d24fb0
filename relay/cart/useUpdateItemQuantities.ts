import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { CartIntent, WantedLine } from "./cartIntent.ts";
import { wantedLine } from "./wantedLine.ts";
import { confirmedLines } from "./cartRecords.ts";
import { intentQueue } from "./intentQueue.ts";
import type { IntentResult } from "./intentQueue.ts";
import type { LineQuantity } from "./setQuantities.ts";

// Hook that changes the quantities of cart lines by a cart intent, with its mutation.

// Sent by the queue of intents, in `setQuantities.ts`.
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

/** Returns lines as an intent sets them: with their products, to be found again by. */
function linesToSet(environment: Environment, items: readonly LineQuantity[]): WantedLine[] {
  const known = confirmedLines(environment);
  return items.map(({ key, quantity }) => {
    const line = known.find((one) => one.key === key);
    return { ...(line ? wantedLine(line) : { productId: 0, key }), quantity };
  });
}

/**
 * Returns a function that sets lines to absolute quantities. Quantities change at once, amounts
 * with the response, after which the cart is refetched. Lines that the backend does not have yet
 * are named by their products.
 */
export function useUpdateItemQuantities() {
  const environment = useRelayEnvironment();
  return useCallback(
    (
      kind: Extract<CartIntent["kind"], "set" | "remove" | "clear">,
      items: readonly LineQuantity[],
      unconfirmed: readonly WantedLine[] = [],
    ): Promise<IntentResult> => {
      const lines = [...linesToSet(environment, items), ...unconfirmed];
      return intentQueue(environment).submit({ kind, lines });
    },
    [environment],
  );
}
