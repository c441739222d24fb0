import type { Environment } from "relay-runtime";
import type { AttemptResult, CartIntent, SentAttempt } from "./cartIntent.ts";
import { changeIntent } from "./intentStore.ts";
import { differenceOf, isNothing } from "./intentEffect.ts";
import type { Difference } from "./intentEffect.ts";
import { noteLostLines, shownName } from "./lostLineNames.ts";
import { addUnits } from "./addUnits.ts";
import { browserTokens } from "#relay/session/session.ts";
import { isCartRead } from "./cartReads.ts";
import { confirmedLines } from "./cartRecords.ts";
import {
  mayBeInFlight,
  newAttempt,
  noteFailure,
  onceOptions,
  readOptions,
} from "./intentAttempt.ts";
import { isBackendReachable } from "./isBackendReachable.ts";
import { refreshCart } from "./refreshCart.ts";
import { setQuantities } from "./setQuantities.ts";

// Recovery of an intent with an unknown result: reads the cart and sends the difference.

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

/** Sends the missing part: quantities of lines that exist, then units of those that do not. */
async function sendDifference(
  environment: Environment,
  intent: CartIntent,
  difference: Difference,
): Promise<AttemptResult> {
  const { items, additions } = difference;
  let current = intent;
  const attempt = (sent: SentAttempt) => {
    current = { ...intent, sent };
    changeIntent(current);
    return onceOptions(sent);
  };
  try {
    const first = nextAttempt(intent, difference);
    if (items.length > 0) await setQuantities(environment, items, attempt(first));
    for (const [index, line] of additions.entries()) {
      const isFirst = index === 0 && items.length === 0;
      const part = `${intent.id}-${index}`;
      await addUnits(environment, line, attempt(isFirst ? first : newAttempt(part, first.target)));
    }
    return "done";
  } catch (error) {
    return noteFailure(current, error);
  }
}

/** Names the changes of lines that are given up, on the cart page. */
function noteGivenUp(environment: Environment, { items, additions }: Difference): void {
  const lines = confirmedLines(environment);
  const changes = items.map(({ key, quantity }) => {
    const name = lines.find((line) => line.key === key)?.name ?? "";
    return `the ${quantity > 0 ? "new quantity" : "removal"} of ${name}`;
  });
  noteLostLines([...changes, ...additions.map(shownName)]);
}

/** Reads the cart if it may have changed since an attempt; returns a result if it remains unknown. */
async function readCart(
  environment: Environment,
  { sent, tries = 0 }: CartIntent,
): Promise<AttemptResult | undefined> {
  if (browserTokens.read() === undefined) {
    // The first repetition is sent at once.
    const isReachable = tries <= 1 || (await isBackendReachable(environment));
    return isReachable ? undefined : "unreachable";
  }
  if (isCartRead(environment, sent?.at)) return undefined;
  const read = await refreshCart(environment, readOptions);
  if (read === "failed") return "unreachable";
  if (read === "complete") return undefined;
  return sent?.partialReads ? "done" : "waiting";
}

/**
 * Completes an intent that was sent with an unknown result. The cart is read first, and brought to
 * the intent's targets by the difference: nothing is repeated blindly.
 */
export async function recoverIntent(
  environment: Environment,
  intent: CartIntent,
): Promise<AttemptResult> {
  const unread = await readCart(environment, intent);
  if (unread) return unread;
  const difference = differenceOf(intent, confirmedLines(environment));
  if (isNothing(difference)) return "done";
  if ((intent.tries ?? 0) >= MAX_TRIES) {
    noteGivenUp(environment, difference);
    return "rejected";
  }
  return sendDifference(environment, intent, difference);
}
