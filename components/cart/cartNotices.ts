import { useSyncExternalStore } from "react";
import type { CartIntent } from "#relay/intents/cartIntent.ts";
import type { AttemptResult } from "./intentAttempt.ts";

let notice = "";
const listeners = new Set<() => void>();

/** Sets the cart's error notice; an empty text clears it. Displayed only with `CART_NOTICES`. */
export function notify(text: string): void {
  if (text === notice) return;
  notice = text;
  listeners.forEach((listener) => listener());
}

/** A failed removal is logged only: its line reappears. */
const REJECTED: Partial<Record<CartIntent["kind"], string>> = {
  add: "We couldn’t add that to your cart. Try again in a moment.",
  set: "We couldn’t change the quantity. Try again in a moment.",
  clear: "We couldn’t clear your cart. Try again in a moment.",
};

const WAITING =
  "The shop isn’t answering. We’ve saved your change and will send it as soon as it does.";

let isWaiting = false;

/** Sets the notice for a change that failed; one that waits has a notice until the next success. */
export function noteResult(kind: CartIntent["kind"], result: AttemptResult): void {
  const isSettled = result === "done" || result === "rejected";
  if (result === "rejected" && REJECTED[kind]) notify(REJECTED[kind]);
  // A notice that the shopper has closed does not return with each further attempt.
  else if (!isSettled && !isWaiting) notify(WAITING);
  else if (result === "done" && notice === WAITING) notify("");
  isWaiting = !isSettled;
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
