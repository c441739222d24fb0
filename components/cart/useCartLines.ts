import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { notify } from "./cartNotices.ts";
import { confirmedLineCount, emptyLocalCart, refreshCart } from "./refreshCart.ts";
import { useUpdateItemQuantities } from "./useUpdateItemQuantities.ts";

/**
 * Actions on the lines of a cart that has `keys`: set one's quantity, remove one, clear all. After
 * the last line is removed, it navigates to the home page.
 */
export function useCartLines(keys: readonly string[]) {
  const environment = useRelayEnvironment();
  const updateItemQuantities = useUpdateItemQuantities();

  const setQuantity = useCallback(
    async (key: string, quantity: number) => {
      try {
        await updateItemQuantities([{ key, quantity }]);
      } catch (error) {
        console.error("Changing the quantity failed.", error);
        notify("We couldn’t change the quantity. Try again in a moment.");
      }
      await refreshCart(environment);
    },
    [environment, updateItemQuantities],
  );

  const remove = useCallback(
    async (key: string) => {
      try {
        await updateItemQuantities([{ key, quantity: 0 }]);
        if (confirmedLineCount(environment) === 0) {
          emptyLocalCart(environment);
          // The shopper may have navigated away meanwhile.
          if (location.pathname === "/cart") await navigate("/");
        }
      } catch (error) {
        console.error("Removing from the cart failed.", error);
      }
      await refreshCart(environment);
    },
    [environment, updateItemQuantities],
  );

  const clear = useCallback(async () => {
    if (keys.length === 0) return;
    try {
      await updateItemQuantities(keys.map((key) => ({ key, quantity: 0 })));
      emptyLocalCart(environment);
    } catch (error) {
      console.error("Clearing the cart failed.", error);
      notify("We couldn’t clear your cart. Try again in a moment.");
    }
    await refreshCart(environment);
  }, [environment, keys, updateItemQuantities]);

  return { setQuantity, remove, clear };
}
