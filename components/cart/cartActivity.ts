import { useSyncExternalStore } from "react";

let underWay = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  underWay += by;
  listeners.forEach((listener) => listener());
}

/** Counts a piece of work on the cart as under way until it settles. */
export async function whileUpdating<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether something of the cart is still being sent or fetched, so that its amounts may change. */
export function useIsCartUpdating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
}
