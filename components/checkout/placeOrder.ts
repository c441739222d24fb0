import type { CheckoutResponse } from "#relay/contract/checkoutFields.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";

// Longer than the server waits for the backend.
const DEADLINE_MS = 60_000;

const LOST =
  "The shop’s answer did not reach us. Press “Place order” again: an order is never placed twice.";

const post = (path: string, body: object) =>
  fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });

/** Asks for an id under which an order is placed at most once. */
async function askForIntent(): Promise<string> {
  const response = await post("/checkout/intent", {});
  const { intent } = (await response.json()) as { intent: string };
  return intent;
}

/** What became of an order that was sent, and the id that it was sent under. */
export type Placing = { answer: CheckoutResponse; intent: string };

/**
 * Sends an order, in the session's turn: nothing may change the cart meanwhile. Never rejects; one
 * that is sent again under the same id is placed once all the same.
 */
export async function placeOrder(
  fields: Readonly<Record<string, string>>,
  knownIntent: string,
): Promise<Placing> {
  let intent = knownIntent;
  try {
    intent ||= await askForIntent();
    const response = await withBrowserSessionLock(() => post("/checkout", { ...fields, intent }));
    const answer = (await response.json()) as Partial<CheckoutResponse>;
    if (answer.outcome !== undefined) return { answer: answer as CheckoutResponse, intent };
  } catch (error) {
    console.error("The order could not be sent.", error);
  }
  return { answer: { outcome: "failed", message: LOST }, intent };
}
