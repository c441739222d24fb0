import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import { noteOrdered } from "#relay/cart/persistence.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Requests of the checkout: for an intent id (idempotency key), and to place the order.

// Longer than the server's timeout for the backend.
const DEADLINE_MS = 60_000;

/** Posts JSON to our server; rejects after a minute. */
export const post = (path: string, body: object) =>
  fetch(localePath(path), {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });

/** Requests an intent id, by which an order is placed once, and what only our server knows. */
export async function requestStart(): Promise<CheckoutStart> {
  const response = await post("/checkout/intent", {});
  return (await response.json()) as CheckoutStart;
}

/** Result of a sent order, with its intent id. */
export type OrderResult = { result: CheckoutResponse; intent: string };

/**
 * Sends an order within the session lock, so that nothing changes the cart meanwhile. Never
 * rejects; a retry with the same id places no second order. Until the result is known, the cart
 * counts as ordered: this page may be left, or never learn of it.
 */
export async function submitOrder(
  fields: Readonly<Record<string, string>>,
  knownIntent: string,
): Promise<OrderResult> {
  let intent = knownIntent;
  try {
    intent ||= (await requestStart()).intent;
    noteOrdered(true);
    const response = await withBrowserSessionLock(() => post("/checkout", { ...fields, intent }));
    const result = (await response.json()) as Partial<CheckoutResponse>;
    if (result.outcome !== undefined) {
      noteOrdered(result.outcome === "checking");
      return { result: result as CheckoutResponse, intent };
    }
  } catch (error) {
    console.error("The order could not be sent.", error);
  }
  return { result: { outcome: "failed", message: t("checkout.answerLost") }, intent };
}

/**
 * Requests the address of WordPress's own checkout within the session lock, so that no change of the
 * cart runs meanwhile. Never rejects.
 */
export async function requestHandOver(): Promise<CheckoutResponse> {
  try {
    const response = await withBrowserSessionLock(() => post("/checkout/wordpress", {}));
    const result = (await response.json()) as Partial<CheckoutResponse>;
    if (result.outcome !== undefined) return result as CheckoutResponse;
  } catch (error) {
    console.error("The cart could not be handed over.", error);
  }
  return { outcome: "failed", message: t("checkout.notOpened") };
}
