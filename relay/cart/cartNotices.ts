import { useSyncExternalStore } from "react";
import type { AttemptResult, CartIntent } from "./cartIntent.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { createListeners } from "#relay/listeners.ts";

// Error notice of the cart, shown with `CART_NOTICES=on`.

let notice = "";
const { subscribe, notify } = createListeners();

/** Sets the cart's error notice; an empty text clears it. Displayed only with `CART_NOTICES`. */
export function setNotice(text: string): void {
  if (text === notice) return;
  notice = text;
  notify();
}

/**
 * The backend has answered, so the same change would be rejected again. A failed removal is logged
 * only: its line reappears. WooCommerce words its reason against an addition for shoppers; those
 * against other changes name keys.
 */
const REJECTED: Partial<Record<CartIntent["kind"], string>> = {
  add: "We couldn’t add that to your cart. ",
  set: "We couldn’t change the quantity. You may already have all that’s left.",
  clear: "We couldn’t clear your cart.",
};

let reason = "";

/** Notes the backend's reason for a rejection, perhaps in HTML. */
export const noteReason = (html: string): void => void (reason = plainText(html));

const WAITING =
  "The shop isn’t answering. We’ve saved your change and will send it as soon as it does.";

let isWaiting = false;

/** Sets the notice for a change that failed; one that waits has a notice until the next success. */
export function noteResult(kind: CartIntent["kind"], result: AttemptResult): void {
  const isSettled = result === "done" || result === "rejected";
  if (result === "rejected" && REJECTED[kind])
    setNotice(REJECTED[kind] + (kind === "add" ? reason : ""));
  // A notice that the shopper has closed does not return with each further attempt.
  else if (!isSettled && !isWaiting) setNotice(WAITING);
  else if (result === "done" && notice === WAITING) setNotice("");
  isWaiting = !isSettled;
}

/** The notice to show, or an empty text. */
export function useNotice(): string {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => "",
  );
}
