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

/** A line's key and the number of units it is to have; 0 takes the line out. */
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
  answer: useUpdateItemQuantitiesMutation$data | null | undefined,
): void {
  const removed = answer?.updateItemQuantities?.removed ?? [];
  const keys = new Set(removed.map((item) => item?.key));
  setLinesIn(
    store,
    linesIn(store).filter((line) => !keys.has(String(line.getValue("key")))),
  );
}

/**
 * Setting lines to absolute quantities in one call. The numbers change at once and come back if the
 * call fails; amounts follow with the backend's answer. Rejects with what went wrong; asking for
 * the cart again is the caller's.
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
