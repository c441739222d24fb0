import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import type { ConfirmResponse } from "#relay/contract/order/orderFields.ts";
import { post } from "#components/checkout/submitOrder.ts";
import type { PaymentProvider } from "./paymentAdapter.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Confirmation of an order's payment by its shopper, as for 3-D Secure. What came of it, only the
// backend says.

/** Result of a confirmation. */
export type Confirmation =
  /** The payment is made, or the provider works on it: the page of the order. */
  | { location: string }
  /** The shopper has not confirmed it, or it was declined; the order can be paid again. */
  | { message: string; isDeclined?: boolean };

/** Requests the state of the payment of an intent's order. Rejects if it is not known. */
async function stateOf(intent: string): Promise<ConfirmResponse> {
  const response = await post(CONFIRM_PATH + intent, {});
  const state = (await response.json()) as Partial<ConfirmResponse>;
  if (!response.ok || state.status === undefined)
    throw new Error("The payment’s state is unknown.");
  return state as ConfirmResponse;
}

/** Resolves when the back/forward cache restores the page, after the bank's. */
const shownAgain = () =>
  new Promise<void>((resolve) => {
    addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });

/**
 * Lets the shopper confirm the payment of an intent's order, if it needs that. May leave the page
 * for the bank's, which returns to the page of the confirmation. Rejects if the state cannot be
 * requested: that page finds it out.
 * @param providerOf returns the provider; undefined to read the state only
 */
export async function confirmPayment(
  intent: string,
  providerOf: (() => Promise<PaymentProvider>) | undefined,
): Promise<Confirmation> {
  const state = await stateOf(intent);
  if (state.status !== "action" || !providerOf) return resultOf(state);
  const provider = await providerOf();
  if (!provider.confirm) throw new Error("The payment’s provider confirms no payments.");
  const { href } = new URL(localePath(CONFIRM_PATH + intent), location.href);
  await Promise.race([provider.confirm(state.clientSecret, href), shownAgain()]);
  return resultOf(await stateOf(intent));
}

function resultOf(state: ConfirmResponse): Confirmation {
  if (state.status === "settled") return { location: state.location };
  if (state.status === "failed") return { message: state.message, isDeclined: true };
  return { message: t("payment.notConfirmed") };
}
