import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { findLine } from "#relay/contract/cart/cartLines.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { confirmedLines } from "./cartRecords.ts";
import { intentQueue } from "./intentQueue.ts";

// Add-to-cart hook of the product forms, with the document of its mutation.

// Sent by the queue of intents, in `intentAttempt.ts`.
void graphql`
  mutation useAddToCartMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      cartItem {
        ...CartLine_item
        ...cartAmounts_item
      }
    }
  }
`;

/** An addition to the cart: product, quantity and variation. */
export type Addition = {
  /** The product's `databaseId`. */
  productId: number;
  /** The product's name, displayed until the backend returns the line. */
  name?: string;
  /** 1 unless given. */
  quantity?: number;
  /** The variation's `databaseId`, for a variable product; the backend finds it if absent. */
  variationId?: number | undefined;
  /** Values of the attributes that the variation leaves open ("any"), by attribute name. */
  variation?: { attributeName: string; attributeValue: string }[];
};

/**
 * Adds to the cart, by an intent. The count changes at once; the cart is refetched after success
 * and failure. Resolves to true once the backend has added the product; to false if it rejects the
 * addition, or does not respond for now.
 */
export function useAddToCart() {
  const environment = useRelayEnvironment();
  const [tracked] = useState(trackState);
  const adding = useDataState(tracked);

  const addToCart = useCallback(
    async ({ variationId, quantity = 1, ...line }: Addition): Promise<boolean> => {
      const wanted = { ...line, quantity, ...(variationId !== undefined && { variationId }) };
      const key = findLine(confirmedLines(environment), wanted)?.key;
      const lines = [{ ...wanted, ...(key !== undefined && { key }) }];
      const submitted = intentQueue(environment).submit({ kind: "add", lines });
      const isAdded = submitted.then((result) => {
        if (result === "rejected") throw new Error("The backend refused the addition.");
        return result === "done";
      });
      return tracked.during(isAdded).catch(() => false);
    },
    [environment, tracked],
  );

  return { addToCart, adding };
}
