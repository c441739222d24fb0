import type { CheckoutResponse } from "#relay/contract/checkoutFields.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";

// Longer than the server's timeout for the backend.
const DEADLINE_MS = 60_000;

const LOST =
  "The shop’s answer got lost on its way. Press “Place order” again: we never place an order twice.";

const post = (path: string, body: object) =>
  fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });

/** Requests an intent id, under which an order is placed at most once. */
async function askForIntent(): Promise<string> {
  const response = await post("/checkout/intent", {});
  const { intent } = (await response.json()) as { intent: string };
  return intent;
}

/** Result of a sent order, with its intent id. */
export type Placing = { result: CheckoutResponse; intent: string };

/**
 * Sends an order within the session lock, so that nothing changes the cart meanwhile. Never
 * rejects; a retry with the same id places no second order.
 */
export async function placeOrder(
  fields: Readonly<Record<string, string>>,
  knownIntent: string,
): Promise<Placing> {
  let intent = knownIntent;
  try {
    intent ||= await askForIntent();
    const response = await withBrowserSessionLock(() => post("/checkout", { ...fields, intent }));
    const result = (await response.json()) as Partial<CheckoutResponse>;
    if (result.outcome !== undefined) return { result: result as CheckoutResponse, intent };
  } catch (error) {
    console.error("The order could not be sent.", error);
  }
  return { result: { outcome: "failed", message: LOST }, intent };
}
