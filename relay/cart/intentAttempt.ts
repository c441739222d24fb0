import { attemptKey } from "#relay/contract/cart/cartChange.ts";
import { OperationError, effectOf } from "#relay/contract/errors.ts";
import type { CartResult, Difference } from "#relay/contract/cart/cartChange.ts";
import { MAX_RETRY_AFTER_MS, changeIntent, pendingIntents } from "./intentStore.ts";
import type { CartIntent, SentAttempt } from "./intentStore.ts";
import { currentCustomer } from "./persistence.ts";
import { randomUuid } from "#relay/network.ts";
import type { CallMetadata } from "#relay/network.ts";
import { noteReason } from "./cartNotices.ts";
import type { Environment, RecordSourceSelectorProxy, RecordSourceProxy } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type { useAddToCartMutation } from "#__generated__/useAddToCartMutation.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type {
  useUpdateItemQuantitiesMutation,
  useUpdateItemQuantitiesMutation$data,
} from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import { additionInput } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { runMutation } from "#relay/runMutation.ts";
import { browserTokens } from "#relay/session/session.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";
import { whileChanging } from "./refreshCart.ts";

// One attempt to carry out an intent: its mutations of cart lines, their options and updates of
// Relay's store, and the record of the result.

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

/** True if the missing units are those of the attempt, so that its own request can be repeated. */
const isRepetition = (intent: CartIntent, { items, additions }: Difference) =>
  intent.kind === "add" &&
  items.length === 0 &&
  additions[0]?.quantity === intent.lines[0]?.quantity;

/**
 * Returns the attempt for the missing part. A request without a response may still be in flight: it
 * is repeated with its own key, to which the gateway responds with the first request's response.
 */
export function nextAttempt(intent: CartIntent, difference: Difference): SentAttempt {
  const { sent } = intent;
  return mayBeInFlight(sent) && isRepetition(intent, difference)
    ? { ...sent, at: Date.now() }
    : newAttempt(intent.id, sent?.target);
}

// A request that hangs must not hold up the others for long after the backend is back: a lost one
// is looked up, and a slow one is joined by its key.
const CHANGE_TIMEOUT_MS = 8000;

/** Returns the options of an attempt's request: it is sent in the lock and outlives the page. */
export const onceOptions = ({ key }: SentAttempt): CallMetadata => ({
  idempotencyKey: key,
  keepalive: true,
  isLocked: true,
  timeoutMs: CHANGE_TIMEOUT_MS,
});

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

/** Adds the response's line to the cart's contents. */
function addResponseLine(store: RecordSourceSelectorProxy) {
  const line = store.getRootField("addToCart")?.getLinkedRecord("cartItem");
  if (!line) return;
  const lines = linesIn(store);
  const isInCart = lines.some((known) => known.getDataID() === line.getDataID());
  if (!isInCart) setLinesIn(store, [...lines, line]);
}

/**
 * Adds units of a product; rejects with the error. A line in a session whose token did not arrive is out
 * of reach, so that counts as an error too.
 */
export async function addUnits(
  environment: Environment,
  line: WantedLine,
  metadata: CallMetadata,
): Promise<void> {
  const variables = { input: additionInput(line, line.quantity) };
  const addition = { mutation: addToCart, variables, updater: addResponseLine };
  const adding = runMutation<useAddToCartMutation>(environment, addition, metadata);
  await whileChanging(environment, adding);
  if (browserTokens.read() !== undefined) return;
  const { name } = addToCart.params;
  const options = { isAnswered: true };
  throw new OperationError(name, "the session of the addition did not arrive", options);
}

/** A cart line's key and its new quantity; 0 removes the line. */
export type LineQuantity = { key: string; quantity: number };

function takeOutRemoved(
  store: RecordSourceProxy,
  response: useUpdateItemQuantitiesMutation$data | null | undefined,
): void {
  const removed = response?.updateItemQuantities?.removed ?? [];
  const keys = new Set(removed.map((item) => item?.key));
  setLinesIn(
    store,
    linesIn(store).filter((line) => !keys.has(String(line.getValue("key")))),
  );
}

/** Sends absolute quantities of all `lines` in one request; rejects with the error. */
export function setQuantities(
  environment: Environment,
  lines: readonly LineQuantity[],
  metadata: CallMetadata,
): Promise<void> {
  const items = lines.map(({ key, quantity }) => ({ key, quantity }));
  const variables = { input: { items } };
  const change = { mutation: updateItemQuantities, variables, updater: takeOutRemoved };
  return whileChanging(
    environment,
    runMutation<useUpdateItemQuantitiesMutation>(environment, change, metadata),
  );
}
