import { isFields } from "#relay/contract/text/fields.ts";

// Cart intent: a pending change of the cart, in the format stored in the browser.

/** Format version of a stored intent. */
export const INTENT_VERSION = 1;

/** Value chosen for one attribute of a variable product, as the backend's input takes it. */
export type ChosenAttribute = { attributeName: string; attributeValue: string };

/** A line of the cart that an intent changes. */
export type WantedLine = {
  /** The product's `databaseId`. */
  productId: number;
  /** The variation's `databaseId`; the backend finds it by the attributes if absent. */
  variationId?: number;
  variation?: readonly ChosenAttribute[];
  /** Key of the line, if the cart had it. */
  key?: string;
  /** The product's name, displayed until the backend returns the line. */
  name?: string;
  /** Units to add (`add`), or the quantity that the line is to have. */
  quantity: number;
};

const KINDS = ["add", "set", "remove", "clear", "restore"] as const;

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
  kind: (typeof KINDS)[number];
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

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

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

/**
 * Result of an attempt to carry out an intent: `done`; `rejected` by the backend; `waiting` for the
 * next attempt, as the result is unknown; `busy` if the backend certainly did nothing; and
 * `unreachable` if not even the cart could be read.
 */
export type AttemptResult = "done" | "rejected" | "waiting" | "busy" | "unreachable";
