import type { CartIntent } from "./cartIntent.ts";
import { sharesLine } from "./intentEffect.ts";

// Order and due times of pending cart intents.

/** Time during which a new intent is left to the tab that created it, which sends it at once. */
export const OWN_MS = 1000;

/** State of a run over the pending intents. */
export type RunState = {
  now: number;
  /** True for an intent that this tab created. */
  isOwn: (id: string) => boolean;
  /** Intents that this run has tried and that wait for another attempt. */
  waiting: readonly CartIntent[];
};

/** Longest time for which `Retry-After` is obeyed. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** Returns a stored time to wait for; 0 if it is too far away, as the clock was set back since. */
const unlessFar = (time: number, latest: number) => (time > latest ? 0 : time);

/** Returns the time from which a tab may carry out an intent. */
export const dueAt = (
  { id, at, sent, notBefore = 0 }: CartIntent,
  { now, isOwn }: Pick<RunState, "now" | "isOwn">,
) =>
  Math.max(
    unlessFar(notBefore, now + MAX_RETRY_AFTER_MS),
    isOwn(id) || sent ? 0 : unlessFar(at + OWN_MS, now + OWN_MS),
  );

/** True for an intent that must wait until an earlier one is done. */
const mustFollow = (intent: CartIntent, earlier: CartIntent) =>
  earlier.kind === "restore" || sharesLine(earlier, intent);

/**
 * Returns the next intent to carry out: the oldest that is due. Intents of one product keep their
 * order. All others wait for a restoration: until it is done, the known cart is the refused one.
 */
export function nextIntent(
  intents: readonly CartIntent[],
  state: RunState,
): CartIntent | undefined {
  const held = [...state.waiting];
  const restoreFirst = intents.toSorted(
    (one, other) => Number(other.kind === "restore") - Number(one.kind === "restore"),
  );
  for (const intent of restoreFirst) {
    const isDue = dueAt(intent, state) <= state.now && !held.some((one) => mustFollow(intent, one));
    if (isDue) return intent;
    held.push(intent);
  }
  return undefined;
}
