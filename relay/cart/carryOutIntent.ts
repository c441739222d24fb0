import type { Environment } from "relay-runtime";
import type { AttemptResult, CartIntent } from "./cartIntent.ts";
import { differenceOf, isNothing } from "./intentEffect.ts";
import { changeIntent, pendingIntents } from "./intentStore.ts";
import { findLine } from "./wantedLine.ts";
import { addUnits } from "./addUnits.ts";
import { isCartRead } from "./cartReads.ts";
import { confirmedLines } from "./cartRecords.ts";
import { newAttempt, noteFailure, onceOptions, readOptions } from "./intentAttempt.ts";
import { recoverIntent } from "./recoverIntent.ts";
import { refreshCart } from "./refreshCart.ts";
import { setQuantities } from "./setQuantities.ts";

// Execution of a pending cart intent: its mutation, and recovery after an unknown result.

/** Stores the attempt of an intent that was not sent yet, and sends its one request. */
async function send(environment: Environment, intent: CartIntent): Promise<AttemptResult> {
  const lines = confirmedLines(environment);
  // A request that changes nothing could take effect late, and undo a later change.
  if (intent.kind !== "add" && isNothing(differenceOf(intent, lines))) return "done";
  const [addition] = intent.kind === "add" ? intent.lines : [];
  const current = addition && (findLine(lines, addition)?.quantity ?? 0);
  const target = addition && (current ?? 0) + addition.quantity;
  const attempted = { ...intent, sent: newAttempt(intent.id, target) };
  const options = onceOptions(attempted.sent);
  changeIntent(attempted);
  const items = intent.lines.flatMap((wanted) => {
    const key = findLine(lines, wanted)?.key ?? wanted.key;
    return key === undefined ? [] : [{ key, quantity: wanted.quantity }];
  });
  try {
    if (addition) await addUnits(environment, addition, options);
    else if (items.length > 0) await setQuantities(environment, items, options);
    return "done";
  } catch (error) {
    return noteFailure(attempted, error, { isFirst: true });
  }
}

/** Carries out an intent with an unknown result, or a restoration, whose code is rarely needed. */
async function recover(environment: Environment, id: string): Promise<AttemptResult> {
  const intent = pendingIntents().find((one) => one.id === id);
  if (!intent) return "done";
  if (intent.kind === "restore") {
    const { restoreCart } = await import("./restoreCart.ts");
    return restoreCart(environment, intent);
  }
  return recoverIntent(environment, intent);
}

async function carryOut(environment: Environment, intent: CartIntent): Promise<AttemptResult> {
  if (intent.sent || intent.kind === "restore") return recover(environment, intent.id);
  if (!isCartRead(environment)) {
    const read = await refreshCart(environment, readOptions);
    if (read === "failed") return "unreachable";
  }
  const result = await send(environment, intent);
  return result === "waiting" ? recover(environment, intent.id) : result;
}

/**
 * Carries out an intent; the caller holds the session lock. Usually that is one mutation. After an
 * unknown result the cart is read before anything is repeated; after a rejected removal it is read
 * too, and the difference is sent once more.
 */
export async function carryOutIntent(
  environment: Environment,
  intent: CartIntent,
): Promise<AttemptResult> {
  try {
    const result = await carryOut(environment, intent);
    // The backend rejects the removal of all lines if one of them no longer exists.
    const isRemoval = intent.kind === "remove" || intent.kind === "clear";
    return isRemoval && result === "rejected" ? await recover(environment, intent.id) : result;
  } catch (error) {
    // A script did not load: the network is down.
    console.error("A change of the cart has to wait.", error);
    return "unreachable";
  }
}
