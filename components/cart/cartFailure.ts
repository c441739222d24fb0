import { useSyncExternalStore } from "react";
import { savedCart } from "#relay/persistence.ts";

/** Time of the cart on display, in milliseconds, if the last read of the cart failed; else 0. */
let failedAsOf = 0;
let hasFailed = false;
const listeners = new Set<() => void>();

/** Records the result of reading the cart from the backend. */
export function noteCartFailure(failed: boolean): void {
  if (failed === hasFailed) return;
  hasFailed = failed;
  failedAsOf = failed ? (savedCart()?.savedAt ?? 0) : 0;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True while the backend does not return the cart, so that the one on display may be out of date. */
export const useHasCartFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasFailed,
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
