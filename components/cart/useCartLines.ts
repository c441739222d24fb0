import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { removedLines } from "#relay/contract/cart/cartChange.ts";
import { pendingIntents } from "#relay/cart/intentStore.ts";
import { confirmedLines } from "#relay/cart/cartRecords.ts";
import { forgetRemoved, noteRemoved } from "./RemovedRows.tsx";
import type { RemovedLine } from "./RemovedRows.tsx";
import { useUpdateItemQuantities } from "#relay/cart/useUpdateItemQuantities.ts";
import { localePath } from "#words/localePath.ts";

// Hook for the actions on cart lines: set a quantity, remove a line, clear the cart.

/** Row to remove: its line's key and displayed units, and the keys of the rows before it. */
export type Removal = { key: string; quantity: number; before: readonly string[] };

/** Shows the toast of the removed last line on the home page; none if its script does not load. */
function announceRemoved(line: RemovedLine): void {
  import("./showRemovedToast.tsx").then(
    ({ showRemovedToast }) => {
      if (location.pathname === localePath("/")) showRemovedToast(line);
    },
    () => {},
  );
}

/**
 * Returns the actions for a cart whose lines have `keys`. After the last line is removed, it
 * navigates to the home page.
 */
export function useCartLines(keys: readonly string[]) {
  const environment = useRelayEnvironment();
  const updateItemQuantities = useUpdateItemQuantities();

  const setQuantity = useCallback(
    async (key: string, quantity: number) =>
      void (await updateItemQuantities("set", [{ key, quantity }])),
    [updateItemQuantities],
  );

  const remove = useCallback(
    async ({ key, quantity, before }: Removal) => {
      const gone = [{ productId: 0, key, quantity: 0 }];
      const [line] = removedLines(gone, confirmedLines(environment));
      const removed = line && { key, name: line.name ?? "", wanted: { ...line, quantity }, before };
      if (removed) noteRemoved(removed);
      const result = await updateItemQuantities("remove", [{ key, quantity: 0 }]);
      if (result === "rejected") forgetRemoved(key);
      // The line may have been put back.
      const isEmpty =
        result === "done" &&
        confirmedLines(environment).length === 0 &&
        !pendingIntents().some(({ kind }) => kind === "add");
      // The shopper may have navigated away meanwhile.
      if (!isEmpty || location.pathname !== localePath("/cart")) return;
      await navigate(localePath("/"));
      if (removed) announceRemoved(removed);
    },
    [environment, updateItemQuantities],
  );

  const clear = useCallback(async () => {
    const unconfirmed = pendingIntents()
      .filter(({ kind }) => kind === "add" || kind === "restore")
      .flatMap(({ lines }) => lines.map((line) => ({ ...line, quantity: 0 })));
    if (keys.length + unconfirmed.length === 0) return;
    const items = keys.map((key) => ({ key, quantity: 0 }));
    await updateItemQuantities("clear", items, unconfirmed);
  }, [keys, updateItemQuantities]);

  return { setQuantity, remove, clear };
}
