import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { onIntentChange, pendingIntents } from "./intentStore.ts";
import { useCartState } from "./cartActivity.ts";
import { isLineChanged } from "./shownIntents.ts";

// Hooks that tell if the backend has not confirmed the cart, or a line of it, yet.

/** Subscribes to a fact of the pending intents; false in server-rendered HTML. */
const useIntentFact = (isTrue: () => boolean): boolean =>
  useSyncExternalStore(onIntentChange, isTrue, () => false);

const hasPending = () => pendingIntents().length > 0;

/** True while the backend has not confirmed all changes of the cart. */
export const useIsCartUnconfirmed = (): boolean => useIntentFact(hasPending);

/** True for a line whose quantity the backend has not confirmed yet. */
export function useIsLineUnconfirmed(key: string): boolean {
  const environment = useRelayEnvironment();
  return useIntentFact(() => isLineChanged(environment, key));
}

/** True while amounts may change: a request is pending, or a change that was not confirmed yet. */
export function useIsCartUpdating(): boolean {
  const state = useCartState();
  return useIsCartUnconfirmed() || state === "pending";
}
