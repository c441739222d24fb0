import { SESSION_LIFETIME } from "#relay/session/session.ts";
import { isNewerVersion, storage } from "#relay/browserStorage.ts";
import type { CartChange, ChangeKind } from "#relay/contract/cart/cartChange.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { isFields, isListOf } from "#relay/contract/text/fields.ts";
import { createListeners } from "#relay/listeners.ts";

// Cart intents, the pending changes of the cart: their format, store in local storage and order.

/** Format version of a stored intent. */
export const INTENT_VERSION = 1;

const KINDS = ["add", "set", "remove", "clear", "restore"] as const satisfies ChangeKind[];

/** Attempt to carry out an intent, stored before its request is sent. */
export type SentAttempt = {
  /** Idempotency key: the gateway responds to a repeated key with the first call's response. */
  key: string;
  /** Time of the request, by this browser's clock. */
  at: number;
  /** Customer of the session it was sent with; absent for one that begins a session. */
  customer?: string;
  /** Quantity that the line of an `add` is to have. */
  target?: number;
  /** True if a response arrived, which did not tell the result. */
  isAnswered?: boolean;
  /** Number of reads, after the change was done, that returned only a part of the cart. */
  partialReads?: number;
};

/**
 * Change that the shopper wants. It is stored before it is sent, and removed once its result is
 * known. An addition gets its target quantity with the first attempt.
 */
export type CartIntent = {
  version: typeof INTENT_VERSION;
  /** Sorts by time. */
  id: string;
  at: number;
  kind: ChangeKind;
  /** Lines with the units to add (`add`), or the quantities that they are to have. */
  lines: readonly WantedLine[];
  /** Coupons to apply (`restore`). */
  coupons?: readonly string[];
  /** The latest attempt whose result is unknown. */
  sent?: SentAttempt;
  /** Number of attempts whose result is unknown. */
  tries?: number;
  /** Time before which the backend wants no further attempt (`Retry-After`). */
  notBefore?: number;
};

const isOptional = (value: unknown, type: "string" | "number" | "boolean") =>
  value === undefined || typeof value === type;

const isChosen = (value: unknown) =>
  isFields(value) &&
  typeof value.attributeName === "string" &&
  typeof value.attributeValue === "string";

const isWanted = (value: unknown) =>
  isFields(value) &&
  Number.isInteger(value.productId) &&
  Number.isInteger(value.quantity) &&
  isOptional(value.variationId, "number") &&
  (value.variation === undefined || isListOf(value.variation, isChosen)) &&
  isOptional(value.key, "string") &&
  isOptional(value.name, "string");

const isAttempt = (value: unknown) =>
  value === undefined ||
  (isFields(value) &&
    typeof value.key === "string" &&
    typeof value.at === "number" &&
    isOptional(value.customer, "string") &&
    isOptional(value.target, "number") &&
    isOptional(value.isAnswered, "boolean") &&
    isOptional(value.partialReads, "number"));

/** True if a stored value is an intent of this version. */
export function isIntent(value: unknown): value is CartIntent {
  return (
    isFields(value) &&
    value.version === INTENT_VERSION &&
    typeof value.id === "string" &&
    typeof value.at === "number" &&
    KINDS.some((kind) => kind === value.kind) &&
    isListOf(value.lines, isWanted) &&
    (value.coupons === undefined ||
      isListOf(value.coupons, (coupon) => typeof coupon === "string")) &&
    isAttempt(value.sent) &&
    isOptional(value.tries, "number") &&
    isOptional(value.notBefore, "number")
  );
}

/** Returns the change that an intent wants, with the target of an addition that was sent. */
export const changeOf = ({
  kind,
  lines,
  sent,
}: Pick<CartIntent, "kind" | "lines" | "sent">): CartChange => ({
  kind,
  lines: lines.map((line) => ({ ...line, target: sent?.target })),
});

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

const isReplacement = ({ kind }: CartIntent) => kind !== "add" && kind !== "restore";

const isSameLine = (one: WantedLine, other: WantedLine) =>
  one.key !== undefined && one.key === other.key;

/**
 * Returns the ids of intents that later ones replace: a quantity that was not sent yet is not worth
 * a request if another one follows for the same line.
 */
export function replacedIntents(intents: readonly CartIntent[]): string[] {
  return intents
    .filter(
      (intent, index) =>
        isReplacement(intent) &&
        !intent.sent &&
        intent.lines.every((line) =>
          intents
            .slice(index + 1)
            .filter(isReplacement)
            .some((later) => later.lines.some((other) => isSameLine(line, other))),
        ),
    )
    .map(({ id }) => id);
}

/** True if two intents change the same product, so that they must keep their order. */
export const sharesLine = (one: CartIntent, other: CartIntent): boolean =>
  one.lines.some(({ productId }) => other.lines.some((line) => line.productId === productId));

/** True for an intent that must wait until an earlier one is done. */
const mustFollow = (intent: CartIntent, earlier: CartIntent) =>
  earlier.kind === "restore" || sharesLine(earlier, intent);

/** True while the response to a first change may still bring the browser a session. */
const mayBeginSession = ({ sent }: CartIntent) =>
  sent !== undefined && sent.customer === undefined && !sent.isAnswered;

/**
 * Returns the next intent to carry out: the oldest that is due. Intents of one product keep their
 * order. All others wait for a restoration: until it is done, the known cart is the refused one.
 * Additions and quantities wait for a first change too, whose page may be gone: the session that its
 * response brings would replace the one that they begin.
 */
export function nextIntent(
  intents: readonly CartIntent[],
  state: RunState,
): CartIntent | undefined {
  const held = [...state.waiting];
  const first = intents.find(mayBeginSession);
  const restoreFirst = intents.toSorted(
    (one, other) => Number(other.kind === "restore") - Number(one.kind === "restore"),
  );
  for (const intent of restoreFirst) {
    const isBeside = first !== undefined && intent !== first && intent.kind !== "restore";
    const isHeld = isBeside || held.some((one) => mustFollow(intent, one));
    if (dueAt(intent, state) <= state.now && !isHeld) return intent;
    held.push(intent);
  }
  return undefined;
}
