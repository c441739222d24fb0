import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { RecordSourceProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useAddToCartMutation } from "#__generated__/useAddToCartMutation.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { whileUpdating } from "./cartActivity.ts";
import { expectedKey, lineOf, linesIn, setLinesIn } from "./cartRecords.ts";
import { notify } from "./cartNotices.ts";
import { refreshCart } from "./refreshCart.ts";

const addToCartMutation = graphql`
  mutation useAddToCartMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      cartItem {
        ...CartLine_item
      }
    }
  }
`;

/** An addition to the cart: product, quantity and variation. */
export type Addition = {
  /** The product's `databaseId`. */
  productId: number;
  /** 1 unless given. */
  quantity?: number;
  /** The variation's `databaseId`, for a variable product; the backend finds it if absent. */
  variationId?: number | undefined;
  /** Values of the attributes that the variation leaves open ("any"), by attribute name. */
  variation?: { attributeName: string; attributeValue: string }[];
};

let additions = 0;

/** Updates the store optimistically: units, but never a price. */
function addToStore(
  store: RecordSourceProxy,
  addition: Required<Pick<Addition, "quantity">> & Addition,
) {
  const { productId, quantity, variationId } = addition;
  const lines = linesIn(store);
  const line = lineOf(lines, productId, variationId);
  if (line) {
    line.setValue(Number(line.getValue("quantity") ?? 0) + quantity, "quantity");
    return;
  }
  additions += 1;
  const added = store.create(`client:addition:${additions}`, "SimpleCartItem");
  added.setValue(expectedKey(additions), "key").setValue(quantity, "quantity");
  setLinesIn(store, [...lines, added]);
}

/** Adds the response's line to the cart's contents, where it replaces the optimistic one. */
function takeAnsweredLine(store: RecordSourceSelectorProxy) {
  const line = store.getRootField("addToCart")?.getLinkedRecord("cartItem");
  if (!line) return;
  const lines = linesIn(store);
  const isThere = lines.some((known) => known.getDataID() === line.getDataID());
  if (!isThere) setLinesIn(store, [...lines, line]);
}

/**
 * Add-to-cart mutation. The count updates optimistically; the cart is refetched after success and
 * failure; a failure is logged and resolves to false.
 */
export function useAddToCart() {
  const environment = useRelayEnvironment();
  const [tracked] = useState(trackState);
  const adding = useDataState(tracked);

  const addToCart = useCallback(
    async (addition: Addition): Promise<boolean> => {
      const input = { quantity: 1, ...addition };
      try {
        const change = new Promise<void>((resolve, reject) => {
          commitMutation<useAddToCartMutation>(environment, {
            mutation: addToCartMutation,
            variables: { input },
            optimisticUpdater: (store) => addToStore(store, input),
            updater: takeAnsweredLine,
            onCompleted: () => resolve(),
            onError: reject,
          });
        });
        await tracked.during(whileUpdating(change));
        return true;
      } catch (error) {
        console.error("Adding to the cart failed.", error);
        notify("We couldn’t add that to your cart. Try again in a moment.");
        return false;
      } finally {
        await refreshCart(environment);
      }
    },
    [environment, tracked],
  );

  return { addToCart, adding };
}
