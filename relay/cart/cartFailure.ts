import { useSyncExternalStore } from "react";
import { createListeners } from "#relay/listeners.ts";
import { savedCart } from "./persistence.ts";

// Result of the last cart read: complete, incomplete or failed, and the time of the cart displayed.

/** Result of reading the cart: with all lines, without some of them, or no usable response. */
export type CartRead = "complete" | "incomplete" | "failed";

/** Time of the cart on display, in milliseconds, if the last read of the cart failed; else 0. */
let failedAsOf = 0;
/** Result of the last read; undefined before the first. */
let last: CartRead | undefined;
const { subscribe, notify } = createListeners();

/** Records the result of reading the cart from the backend. */
export function noteCartResult(read: CartRead): void {
  if (read === last) return;
  last = read;
  failedAsOf = read === "failed" ? (savedCart()?.savedAt ?? 0) : 0;
  notify();
}

/** True while the backend does not return the cart, so that the one on display may be out of date. */
export const useHasCartFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "failed",
    () => false,
  );

/** True once the backend has returned the whole cart to this document, and while it does. */
export const useHasWholeCart = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "complete",
    () => false,
  );

/** Returns the time of the saved cart that is on display in place of the backend's. */
export function useCartAsOf(): Date | undefined {
  const asOf = useSyncExternalStore(
    subscribe,
    () => failedAsOf,
    () => 0,
  );
  return asOf > 0 ? new Date(asOf) : undefined;
}
