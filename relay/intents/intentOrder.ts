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

/** Returns the time from which a tab may carry out an intent. */
export const dueAt = ({ id, at, sent, notBefore = 0 }: CartIntent, isOwn: RunState["isOwn"]) =>
  Math.max(notBefore, isOwn(id) || sent ? 0 : at + OWN_MS);

/** True for an intent that must wait until an earlier one is done. */
const mustFollow = (intent: CartIntent, earlier: CartIntent) =>
  earlier.kind === "restore" || sharesLine(earlier, intent);

/**
 * Returns the next intent to carry out: the oldest that is due. Intents of one product keep their
 * order. All others wait for a restoration: until it is done, the known cart is the refused one.
 */
export function nextIntent(
  intents: readonly CartIntent[],
  { now, isOwn, waiting }: RunState,
): CartIntent | undefined {
  const held = [...waiting];
  const restoreFirst = intents.toSorted(
    (one, other) => Number(other.kind === "restore") - Number(one.kind === "restore"),
  );
  for (const intent of restoreFirst) {
    const isDue = dueAt(intent, isOwn) <= now && !held.some((one) => mustFollow(intent, one));
    if (isDue) return intent;
    held.push(intent);
  }
  return undefined;
}
