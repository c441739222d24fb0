import type { Receipt } from "#relay/contract/receipt.ts";

/** What is kept of an order, for the session that placed it. */
export type KeptOrder = {
  receipt: Receipt;
  /** The backend's id of it, where it is known. */
  orderId?: number;
  /** What its shopper had seen, as a hash of the form's own words. */
  seen: string;
};

/**
 * How far an intent to order has come. One that nothing was ever sent of has no record: it is new.
 * What is `sending` or `unknown` is unsettled: there may be an order of it.
 */
export type IntentProgress = "sending" | "placed" | "refused" | "unknown";

/** One intent to order, of which there is at most one order. */
export type Intent = {
  session: string;
  id: string;
  progress: IntentProgress;
  /** When it was last sent, in milliseconds. */
  sentAt: number;
  /** What an order of it looks like, where only the look can tell. */
  likeness: string;
  order: KeptOrder;
};

/**
 * What is kept of orders beyond the process. A store that several servers share may be another
 * implementation: `begin` is the only step that must be one.
 */
export type OrderState = {
  find: (session: string, id: string) => Promise<Intent | undefined>;
  /** The session's intent of which it is not known whether there is an order. */
  unsettled: (session: string) => Promise<Intent | undefined>;
  /** The session's last order. */
  lastPlaced: (session: string) => Promise<Intent | undefined>;
  /**
   * Notes that an intent is about to be sent. False, and nothing noted, where it is placed already,
   * where anything of the session is unsettled, or where the intent is another session's.
   */
  begin: (intent: Omit<Intent, "progress">) => Promise<boolean>;
  /** Notes what became of it; what is placed stays so. */
  settle: (
    intent: Pick<Intent, "session" | "id">,
    progress: IntentProgress,
    order?: KeptOrder,
  ) => Promise<void>;
  /** Forgets what was sent before a time. */
  forgetBefore: (time: number) => Promise<void>;
  close: () => void;
};
