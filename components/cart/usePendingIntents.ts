import { useSyncExternalStore } from "react";
import type { CartIntent } from "#relay/intents/cartIntent.ts";
import { onIntentChange, pendingIntents } from "#relay/intents/intentStore.ts";

const NONE: readonly CartIntent[] = [];

/** Returns the intents that the backend has not confirmed yet; none in server-rendered HTML. */
export const usePendingIntents = (): readonly CartIntent[] =>
  useSyncExternalStore(onIntentChange, pendingIntents, () => NONE);

/** True for a line whose quantity the backend has not confirmed yet. */
export function useIsUnconfirmed(key: string): boolean {
  const intents = usePendingIntents();
  return intents.some(({ lines }) => lines.some((line) => line.key === key));
}
