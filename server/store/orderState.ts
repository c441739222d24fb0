import type { Receipt } from "#relay/contract/order/receipt.ts";

// Order store interface: order records and intents (idempotency keys) by the customer who owns them.

/** Retention of order records, in milliseconds: thirty days. */
export const MAX_AGE_MS = 2_592_000_000;

/** The stored record of an order, for its owner. */
export type StoredOrder = {
  receipt: Receipt;
  /** The backend's order id, once known. */
  orderId?: number;
  /** The backend's key of the order, part of the order's link. */
  key?: string;
  /** True for an account's order, shown after its sign-in only; earlier releases did not note it. */
  isAccounts?: true;
  /**
   * Until the payment is settled: the method whose adapter confirms it, by the gateway's id, and
   * whether it saves the card.
   */
  adapted?: { method: string; savesCard: boolean };
  /**
   * True if this attempt or the one before it left an unpaid order at the backend: the Store API alone
   * uses it again.
   */
  leftUnpaid?: true;
  /** Hash of the confirmed order, as the form sent it; earlier releases gave it this name. */
  seen: string;
};

/**
 * Status of an intent to order. An intent that was never sent has no record: it is new. `sending`
 * and `unknown` are unsettled: the order may exist. `refused` certainly placed none, as the backend
 * rejected the order or did not process it; it may be sent again. `missing` counts as not placed, as
 * lookups did not find its order, which the backend may still place late.
 */
export type IntentProgress = "sending" | "placed" | "refused" | "missing" | "unknown";

/** True for an intent whose order may exist. */
export const isUnsettled = (progress: IntentProgress): boolean =>
  progress === "sending" || progress === "unknown";

/**
 * Status as stored: `missing` is `refused` with the time since when it is missing, which servers of
 * earlier releases read in the same store.
 */
export type StoredProgress = Exclude<IntentProgress, "missing">;

export const storedProgress = (progress: IntentProgress): StoredProgress =>
  progress === "missing" ? "refused" : progress;

export const readProgress = (
  stored: StoredProgress,
  missingSince: number | undefined,
): IntentProgress => (stored === "refused" && missingSince !== undefined ? "missing" : stored);

/** Error of an order that could not be recorded, and was therefore not sent. */
export class UnrecordedError extends Error {
  override name = "UnrecordedError";
}

/** An intent to order (idempotency key), by which an order is placed once (`placeOrder`). */
export type Intent = {
  /** Hash of the customer who owns the order, an account or a guest; `session` in the stores. */
  orderOwner: string;
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
  find: (orderOwner: string, id: string) => Promise<Intent | undefined>;
  /** Finds the owner's intent whose result is not known. */
  unsettled: (orderOwner: string) => Promise<Intent | undefined>;
  /** Finds the owner's last intent, whatever its status. */
  last: (orderOwner: string) => Promise<Intent | undefined>;
  /** Finds the owner's last order. */
  lastPlaced: (orderOwner: string) => Promise<Intent | undefined>;
  /** Finds the placed order with a key, of any owner. */
  placedWithKey: (key: string) => Promise<Intent | undefined>;
  /** Finds the owner's last missing intent since a time. */
  missing: (orderOwner: string, since: number) => Promise<Intent | undefined>;
  /**
   * Records, atomically, that an intent is about to be sent. Returns false and records nothing if it is placed
   * already, if any intent of the owner is unsettled, or if it belongs to another owner.
   * Rejects if it could not be recorded: the store that is opened for an app with `UnrecordedError`.
   */
  begin: (intent: Omit<Intent, "progress">) => Promise<boolean>;
  /**
   * Records the result; a placed intent stays placed, and a refused or missing one is not unknown
   * again. A missing one needs the time since when it is.
   */
  settle: (
    intent: Pick<Intent, "orderOwner" | "id">,
    progress: IntentProgress,
    change?: IntentChange,
  ) => Promise<void>;
};
