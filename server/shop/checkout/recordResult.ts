import type { Intent, IntentChange, IntentProgress, OrderState } from "#server/store/orderState.ts";

// Result of an order intent, written to the order store; the last known cart follows it.

/** Tools to look up the results of intents and to record them. */
export type OrderTools = {
  state: OrderState;
  now: () => number;
  /** The shopper's last known cart: forgotten with an order, restored if it was not placed. */
  lastCart: { forget: () => void; restore: () => void };
  /** Logs warnings for the shop's operator; never with typed values. */
  warn: (what: string, facts?: object) => void;
};

/**
 * Records the result of an intent and returns the intent with it. A result that cannot be written,
 * on a full disk for example, counts too: the intent then stays unsettled, and is looked up later.
 */
export async function recordResult<
  Sent extends Omit<Intent, "progress"> & Partial<Pick<Intent, "progress">>,
>(
  intent: Sent,
  progress: IntentProgress,
  { state, warn, lastCart }: Pick<OrderTools, "state" | "warn" | "lastCart">,
  change: IntentChange = {},
): Promise<Sent & Pick<Intent, "progress">> {
  if (intent.progress !== progress) {
    if (progress === "placed") lastCart.forget();
    if (progress === "refused") lastCart.restore();
  }
  await state
    .settle(intent, progress, change)
    .catch((error: unknown) => warn("the result of an order could not be stored", { err: error }));
  return { ...intent, ...change, progress };
}
