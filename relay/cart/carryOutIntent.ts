import type { Environment } from "relay-runtime";
import {
  completed,
  differenceOf,
  firstRequests,
  isNothing,
} from "#relay/contract/cart/cartChange.ts";
import type { CartResult, Difference } from "#relay/contract/cart/cartChange.ts";
import { lineName } from "#relay/contract/cart/restoration.ts";
import { browserTokens } from "#relay/session/session.ts";
import { noteLostLines } from "./cartNotices.ts";
import { confirmedLines } from "./cartRecords.ts";
import {
  mayBeInFlight,
  newAttempt,
  noteFailure,
  onceOptions,
  readOptions,
} from "./intentAttempt.ts";
import { changeIntent, changeOf, pendingIntents } from "./intentStore.ts";
import type { CartIntent, SentAttempt } from "./intentStore.ts";
import { isBackendReachable, isCartRead, refreshCart } from "./refreshCart.ts";
import { addUnits, setQuantities } from "./sendChange.ts";

// Execution of a pending cart intent: its requests, and recovery after an unknown result.

/** Attempts after which a change that the backend never completes is given up: about a minute. */
const MAX_TRIES = 20;

/** True if the missing units are those of the attempt, so that its own request can be repeated. */
const isRepetition = (intent: CartIntent, { items, additions }: Difference) =>
  intent.kind === "add" &&
  items.length === 0 &&
  additions[0]?.quantity === intent.lines[0]?.quantity;

/**
 * Returns the attempt for the missing part. A request without a response may still be in flight: it
 * is repeated with its own key, to which the gateway responds with the first request's response.
 */
function nextAttempt(intent: CartIntent, difference: Difference): SentAttempt {
  const { sent } = intent;
  return mayBeInFlight(sent) && isRepetition(intent, difference)
    ? { ...sent, at: Date.now() }
    : newAttempt(intent.id, sent?.target);
}

/**
 * Sends requests one after another, each once its attempt is stored: quantities of lines that
 * exist, then units of those that do not.
 */
async function sendRequests(
  environment: Environment,
  intent: CartIntent,
  { items, additions }: Difference,
  first: SentAttempt,
): Promise<CartResult> {
  let current = intent;
  const attempt = (sent: SentAttempt) => {
    current = { ...intent, sent };
    changeIntent(current);
    return onceOptions(sent);
  };
  try {
    if (items.length > 0) await setQuantities(environment, items, attempt(first));
    for (const [index, { wanted, quantity }] of additions.entries()) {
      const isFirst = index === 0 && items.length === 0;
      const sent = isFirst ? first : newAttempt(`${intent.id}-${index}`, first.target);
      await addUnits(environment, { ...wanted, quantity }, attempt(sent));
    }
    return "done";
  } catch (error) {
    return noteFailure(current, error, { isFirst: !intent.sent });
  }
}

/** Names the changes of lines that are given up, on the cart page. */
function noteGivenUp(environment: Environment, { items, additions }: Difference): void {
  const lines = confirmedLines(environment);
  const changes = items.map(({ key, quantity }) => {
    const name = lines.find((line) => line.key === key)?.name ?? "";
    return `the ${quantity > 0 ? "new quantity" : "removal"} of ${name}`;
  });
  noteLostLines([...changes, ...additions.map(({ wanted }) => lineName(wanted))]);
}

/** Reads the cart if it may have changed since an attempt; returns a result if it remains unknown. */
async function readCart(
  environment: Environment,
  { sent, tries = 0 }: CartIntent,
): Promise<CartResult | undefined> {
  if (browserTokens.read() === undefined) {
    // The first repetition is sent at once.
    const isReachable = tries <= 1 || (await isBackendReachable(environment));
    return isReachable ? undefined : "unread";
  }
  if (isCartRead(environment, sent?.at)) return undefined;
  const read = await refreshCart(environment, readOptions);
  if (read === "unread") return read;
  if (read === "done") return undefined;
  return sent?.partialReads ? "done" : "unknown";
}

/**
 * Completes an intent that was sent with an unknown result. The cart is read first, and brought to
 * the intent's targets by the difference: nothing is repeated blindly.
 */
async function recoverIntent(environment: Environment, intent: CartIntent): Promise<CartResult> {
  const unread = await readCart(environment, intent);
  if (unread) return unread;
  const difference = differenceOf(changeOf(intent), confirmedLines(environment));
  if (isNothing(difference)) return "done";
  if ((intent.tries ?? 0) >= MAX_TRIES) {
    noteGivenUp(environment, difference);
    return "rejected";
  }
  return sendRequests(environment, intent, difference, nextAttempt(intent, difference));
}

/** Sends the one request of an intent that was not sent yet. */
async function send(environment: Environment, intent: CartIntent): Promise<CartResult> {
  const known = confirmedLines(environment);
  // A request that changes nothing could take effect late, and undo a later change.
  if (intent.kind !== "add" && isNothing(differenceOf(intent, known))) return "done";
  const [wanted] = completed(intent, known);
  const attempt = newAttempt(intent.id, wanted?.target);
  return sendRequests(environment, intent, firstRequests(intent, known), attempt);
}

/** Carries out an intent with an unknown result, or a restoration, whose code is rarely needed. */
async function recover(environment: Environment, id: string): Promise<CartResult> {
  const intent = pendingIntents().find((one) => one.id === id);
  if (!intent) return "done";
  if (intent.kind === "restore") {
    const { restoreCart } = await import("./restoreCart.ts");
    return restoreCart(environment, intent);
  }
  return recoverIntent(environment, intent);
}

async function carryOut(environment: Environment, intent: CartIntent): Promise<CartResult> {
  if (intent.sent || intent.kind === "restore") return recover(environment, intent.id);
  if (!isCartRead(environment)) {
    const read = await refreshCart(environment, readOptions);
    if (read === "unread") return read;
  }
  const result = await send(environment, intent);
  return result === "unknown" ? recover(environment, intent.id) : result;
}

/**
 * Carries out an intent; the caller holds the session lock. Usually that is one mutation. After an
 * unknown result the cart is read before anything is repeated; after a rejected removal it is read
 * too, and the difference is sent once more.
 */
export async function carryOutIntent(
  environment: Environment,
  intent: CartIntent,
): Promise<CartResult> {
  try {
    const result = await carryOut(environment, intent);
    // The backend rejects the removal of all lines if one of them no longer exists.
    const isRemoval = intent.kind === "remove" || intent.kind === "clear";
    return isRemoval && result === "rejected" ? await recover(environment, intent.id) : result;
  } catch (error) {
    // A script did not load: the network is down.
    console.error("A change of the cart has to wait.", error);
    return "unread";
  }
}
