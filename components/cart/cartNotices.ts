import { useSyncExternalStore } from "react";

let notice = "";
const listeners = new Set<() => void>();

/** Says what went wrong, politely; an empty text takes it back. Shown only where a shop wants it. */
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
