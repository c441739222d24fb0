import type { Receipt } from "#relay/contract/order/receipt.ts";

// Order store interface: order records and intents (idempotency keys) by session.

/** Retention of order records, in milliseconds: thirty days. */
export const MAX_AGE_MS = 2_592_000_000;

/** The stored record of an order, for the session that placed it. */
export type StoredOrder = {
  receipt: Receipt;
  /** The backend's order id, once known. */
  orderId?: number;
  /** The backend's key of the order, part of the order's link. */
  key?: string;
  /** True for an account's order, shown after its sign-in only; earlier releases did not note it. */
  isAccounts?: true;
  /** Hash of the order that the shopper confirmed, as the form sent it. */
  seen: string;
};

/**
 * Status of an intent to order. An intent that was never sent has no record: it is new. `sending`
 * and `unknown` are unsettled: the order may exist.
 */
export type IntentProgress = "sending" | "placed" | "refused" | "unknown";

/** Error of an order that could not be recorded, and was therefore not sent. */
export class UnrecordedError extends Error {
  override name = "UnrecordedError";
}

/** An intent to order (idempotency key): at most one order is placed with it. */
export type Intent = {
  session: string;
  id: string;
  progress: IntentProgress;
  /** Time of the last attempt, in milliseconds. */
  sentAt: number;
  /** Time at which its request failed; absent while the backend may still be processing it. */
  endedAt?: number;
  /** Time of the first lookup after it that found no order. */
  missingSince?: number;
  /** Fingerprint of the order, by which it is found if the backend gave no id. */
  fingerprint: string;
  order: StoredOrder;
};

/** New facts about an intent; the others stay as they are. */
export type IntentChange = Partial<Pick<Intent, "order" | "endedAt" | "missingSince">>;

/** Store of order records beyond the process: in SQLite, or shared by several servers. */
export type OrderState = {
  find: (session: string, id: string) => Promise<Intent | undefined>;
  /** Finds the session's intent whose result is not known. */
  unsettled: (session: string) => Promise<Intent | undefined>;
  /** Finds the session's last order. */
  lastPlaced: (session: string) => Promise<Intent | undefined>;
  /** Finds the placed order with a key, of any session. */
  placedWithKey: (key: string) => Promise<Intent | undefined>;
  /**
   * Finds the session's last intent since a time whose order lookups did not find. It counts as not
   * placed, and the backend may still place it late.
   */
  missing: (session: string, since: number) => Promise<Intent | undefined>;
  /**
   * Records, atomically, that an intent is about to be sent. Returns false and records nothing if it is placed
   * already, if any intent of the session is unsettled, or if it belongs to another session.
   * Rejects if it could not be recorded: the store that is opened for an app with `UnrecordedError`.
   */
  begin: (intent: Omit<Intent, "progress">) => Promise<boolean>;
  /** Records the result; a placed intent stays placed, and a refused one is not unknown again. */
  settle: (
    intent: Pick<Intent, "session" | "id">,
    progress: IntentProgress,
    change?: IntentChange,
  ) => Promise<void>;
};
