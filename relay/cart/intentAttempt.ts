import { attemptKey } from "#relay/contract/cart/changeKey.ts";
import { OperationError, effectOf } from "#relay/contract/errors.ts";
import type { CartResult } from "#relay/contract/cart/cartChange.ts";
import { MAX_RETRY_AFTER_MS, changeIntent, pendingIntents } from "./intentStore.ts";
import type { CartIntent, SentAttempt } from "./intentStore.ts";
import { currentCustomer } from "./persistence.ts";
import { randomUuid } from "#relay/randomUuid.ts";
import type { CallMetadata } from "#relay/network.ts";
import { noteReason } from "./cartNotices.ts";

// One attempt to carry out an intent: its request options and the record of its result.

/** Idempotency keys of the attempts that this page has created. */
const ownKeys = new Set<string>();

/**
 * Creates an attempt; a repeated request with its key takes effect once, and so do all attempts at
 * one change where the backend knows the change's key.
 */
export function newAttempt(change?: string, target?: number): SentAttempt {
  const customer = currentCustomer();
  const secret = randomUuid();
  const key = change === undefined ? secret : attemptKey(change, secret);
  ownKeys.add(key);
  return {
    key,
    at: Date.now(),
    ...(customer !== undefined && { customer }),
    ...(target !== undefined && { target }),
  };
}

/**
 * True for an attempt whose request may still be in flight in the current session, so that the same
 * request with the same key is sent again rather than another one.
 */
export const mayBeInFlight = (attempt: SentAttempt | undefined): attempt is SentAttempt =>
  attempt !== undefined && !attempt.isAnswered && attempt.customer === currentCustomer();

// A request that hangs must not hold up the others for long after the backend is back: a lost one
// is looked up, and a slow one is joined by its key.
const CHANGE_TIMEOUT_MS = 8000;
const READ_TIMEOUT_MS = 5000;

/** Returns the options of an attempt's request: it is sent in the lock and outlives the page. */
export const onceOptions = ({ key }: SentAttempt): CallMetadata => ({
  idempotencyKey: key,
  keepalive: true,
  isLocked: true,
  timeoutMs: CHANGE_TIMEOUT_MS,
});

/** Options of a read between attempts. */
export const readOptions = { isLocked: true, timeoutMs: READ_TIMEOUT_MS } satisfies CallMetadata;

/**
 * True if this page has canceled the request of a first change, after its timeout: the session that
 * it may have begun can no longer arrive. Another page's request may still store its session.
 */
const isCanceled = ({ key, customer }: SentAttempt, failure: OperationError | undefined) =>
  customer === undefined && ownKeys.has(key) && failure?.cause instanceof DOMException;

/**
 * Stores that an attempt's response has arrived: its request is no longer in flight.
 * @param partialReads reads since then that returned only a part of the cart
 */
export function noteResponse(id: string, partialReads = 0): void {
  const intent = pendingIntents().find((one) => one.id === id);
  if (!intent?.sent) return;
  changeIntent({ ...intent, sent: { ...intent.sent, isAnswered: true, partialReads } });
}

/**
 * Logs a failed attempt, stores what is known of it, and returns its result. A first attempt that
 * changed nothing leaves no trace; of a repeated one, a part may be done.
 */
export function noteFailure(
  intent: CartIntent,
  error: unknown,
  { isFirst = false }: { isFirst?: boolean } = {},
): CartResult {
  console.error(`A change of the cart failed (${intent.kind}).`, error);
  const failure = error instanceof OperationError ? error : undefined;
  const { sent, ...unsent } = intent;
  const received = {
    ...intent,
    ...(sent && {
      sent: { ...sent, isAnswered: failure?.isAnswered === true || isCanceled(sent, failure) },
    }),
  };
  if (effectOf(error) === "unknown") {
    changeIntent({ ...received, tries: (intent.tries ?? 0) + 1 });
    return "unknown";
  }
  if (failure && failure.messages.length > 0) {
    noteReason(failure.messages.join(" "));
    return "rejected";
  }
  const waitMs = Math.min((failure?.retryAfterSeconds ?? 0) * 1000, MAX_RETRY_AFTER_MS);
  const next = isFirst ? unsent : received;
  changeIntent({ ...next, ...(waitMs > 0 && { notBefore: Date.now() + waitMs }) });
  return "none";
}
