import { useSyncExternalStore } from "react";

let notice = "";
const listeners = new Set<() => void>();

/** Sets the cart's error notice; an empty text clears it. Displayed only with `CART_NOTICES`. */
export function notify(text: string): void {
  notice = text;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The notice to show, or an empty text. */
export function useNotice(): string {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => "",
  );
}
