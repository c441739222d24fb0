import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { RecordSourceProxy } from "relay-runtime";
import type {
  useUpdateItemQuantitiesMutation,
  useUpdateItemQuantitiesMutation$data,
} from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import { whileUpdating } from "./cartActivity.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";

const updateItemQuantitiesMutation = graphql`
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
      }
    }
  }
`;

/** A cart line's key and its new quantity; 0 removes the line. */
export type LineQuantity = { key: string; quantity: number };

function setQuantities(store: RecordSourceProxy, items: readonly LineQuantity[]): void {
  const wanted = new Map(items.map(({ key, quantity }) => [key, quantity]));
  const lines = linesIn(store);
  for (const line of lines) {
    const quantity = wanted.get(String(line.getValue("key")));
    if (quantity !== undefined) line.setValue(quantity, "quantity");
  }
  setLinesIn(
    store,
    lines.filter((line) => wanted.get(String(line.getValue("key"))) !== 0),
  );
}

function takeOutRemoved(
  store: RecordSourceProxy,
  response: useUpdateItemQuantitiesMutation$data | null | undefined,
): void {
  const removed = response?.updateItemQuantities?.removed ?? [];
  const keys = new Set(removed.map((item) => item?.key));
  setLinesIn(
    store,
    linesIn(store).filter((line) => !keys.has(String(line.getValue("key")))),
  );
}

/**
 * Mutation that sets lines to absolute quantities in one request. Quantities update optimistically
 * and roll back on failure; amounts follow with the response. Rejects with the error; the caller
 * refetches the cart.
 */
export function useUpdateItemQuantities() {
  const environment = useRelayEnvironment();
  return useCallback(
    (items: readonly LineQuantity[]): Promise<void> =>
      whileUpdating(
        new Promise<void>((resolve, reject) => {
          commitMutation<useUpdateItemQuantitiesMutation>(environment, {
            mutation: updateItemQuantitiesMutation,
            variables: { input: { items: [...items] } },
            optimisticUpdater: (store) => setQuantities(store, items),
            updater: takeOutRemoved,
            onCompleted: () => resolve(),
            onError: reject,
          });
        }),
      ),
    [environment],
  );
}
