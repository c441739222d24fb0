import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { pendingIntents } from "#relay/intents/intentStore.ts";
import { confirmedLines } from "./cartRecords.ts";
import { useUpdateItemQuantities } from "./useUpdateItemQuantities.ts";

/**
 * Actions on the lines of a cart that has `keys`: set one's quantity, remove one, clear all. After
 * the last line is removed, it navigates to the home page.
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
    async (key: string) => {
      const result = await updateItemQuantities("remove", [{ key, quantity: 0 }]);
      const isEmpty = result === "done" && confirmedLines(environment).length === 0;
      // The shopper may have navigated away meanwhile.
      if (isEmpty && location.pathname === "/cart") await navigate("/");
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
