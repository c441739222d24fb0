import { SESSION_LIFETIME } from "#relay/session/session.ts";
import { storage } from "#relay/browserStorage.ts";
import { createListeners } from "#relay/listeners.ts";
import { isNewerVersion } from "#relay/storedVersion.ts";
import { INTENT_VERSION, isIntent } from "./cartIntent.ts";
import type { CartIntent } from "./cartIntent.ts";
import { sharesLine } from "./intentEffect.ts";

// Store of pending intents in local storage, shared by all tabs.

// One local storage key per intent: several tabs may add and remove intents at the same moment
// without overwriting each other's.
const PREFIX = "vitrine.cart.intents.";

/** Age after which an intent is dropped: no session outlasts the cookie. */
const LIFETIME_MS = SESSION_LIFETIME * 1000;

const { subscribe, notify } = createListeners();
let known: readonly CartIntent[] | undefined;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** Reads one stored intent; removes an invalid or expired one, but not one of a newer release. */
function readIntent(key: string): CartIntent[] {
  const text = storage.read(key);
  const value = parsed(text);
  if (isIntent(value) && value.at > Date.now() - LIFETIME_MS) return [value];
  if (!isNewerVersion(text, INTENT_VERSION)) storage.write(key, null);
  return [];
}

const byTime = (one: CartIntent, other: CartIntent) => (one.id < other.id ? -1 : 1);

const readAll = (): CartIntent[] => storage.keys(PREFIX).flatMap(readIntent).toSorted(byTime);

/**
 * Returns the pending intents of this browser, oldest first; the list is the same until a change.
 */
export function pendingIntents(): readonly CartIntent[] {
  known ??= readAll();
  return known;
}

/** Reads the intents again, which another tab may have changed; notifies listeners if it has. */
export function reloadIntents(): void {
  const next = readAll();
  if (known && JSON.stringify(known) === JSON.stringify(next)) return;
  known = next;
  notify();
}

/** Stores a new intent, or a changed one. */
function write(intent: CartIntent): void {
  storage.write(PREFIX + intent.id, JSON.stringify(intent));
  reloadIntents();
}

/**
 * Creates and stores an intent. It is later than all pending ones, also than one of another tab in
 * the same millisecond, or before the clock was set back: they are carried out by time.
 */
export function addIntent(wanted: Pick<CartIntent, "kind" | "lines" | "coupons">): CartIntent {
  const at = Math.max(Date.now(), (readAll().at(-1)?.at ?? 0) + 1);
  const id = `${at}-${Math.random().toString(36).slice(2, 8)}`;
  const intent: CartIntent = { version: INTENT_VERSION, id, at, ...wanted };
  write(intent);
  return intent;
}

/** Replaces a stored intent, unless it was removed meanwhile. */
export function changeIntent(intent: CartIntent): void {
  if (isPending(intent.id)) write(intent);
}

/** Removes an intent whose result is known. */
export function removeIntent(id: string): void {
  storage.write(PREFIX + id, null);
  reloadIntents();
}

/** True if an intent is stored now, whatever another tab has done since the last change here. */
export const isPending = (id: string): boolean => storage.read(PREFIX + id) !== null;

/** True for a change of the stored intents in another tab; its `clear()` names no key. */
export const isIntentKey = (key: string | null): boolean => key === null || key.startsWith(PREFIX);

/** Calls a listener after each change of the intents in this tab. */
export const onIntentChange = subscribe;

/** True while the lines of a refused session are about to be restored. */
export const isRestorePending = (): boolean =>
  pendingIntents().some(({ kind }) => kind === "restore");

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
