import type { CheckoutResponse, CheckoutErrors } from "#relay/contract/order/orderFields.ts";
import { effectOf } from "#relay/contract/errors.ts";
import type { Effect } from "#relay/contract/errors.ts";
import { t } from "#words/t.ts";
import { UnrecordedError } from "#server/store/orderState.ts";
import type { Intent } from "#server/store/orderState.ts";
import { isStoreError } from "#server/store/store.ts";
import { payableAt } from "./backendOrder.ts";

// Responses to a posted checkout.

/** Page of the owner's last order. */
export const SUCCESS = "/success";

export const refused = (message: string): CheckoutResponse => ({ outcome: "refused", message });

/** Returns the response to a checkout that placed no order because a backend call failed. */
export const unreached = (effectOfCall: Effect): CheckoutResponse => ({
  outcome: "failed",
  message: "We couldn’t reach the shop. No order was placed. Try again in a moment.",
  effectOfCall,
});

/** The order could not be recorded, so it was not sent either. */
const UNRECORDED: CheckoutResponse = {
  outcome: "failed",
  message:
    "We can’t take orders just now. No order was placed, and your cart is safe. Try again in a few minutes.",
  effectOfCall: "none",
};

/** The order store does not respond, so it is not known whether an earlier attempt placed the order. */
const UNREAD: CheckoutResponse = {
  outcome: "failed",
  message:
    "We can’t take orders just now, and this attempt placed none. Your cart is safe. Try again in a few minutes: we never place an order twice.",
  effectOfCall: "none",
};

/** Returns the response to a checkout, or a hand-over of one, that an error prevented. */
export function failed(
  error: unknown,
  warn: (what: string, facts: object) => void,
): CheckoutResponse {
  warn("an order could not be placed or handed over", { err: error });
  if (error instanceof UnrecordedError) return UNRECORDED;
  return isStoreError(error) ? UNREAD : unreached(effectOf(error));
}

export const EMPTY = refused("Your cart is empty. No order was placed.");

/** The session is not valid any more, or the intent cannot be used, as that of another owner. */
export const EXPIRED: CheckoutResponse = {
  outcome: "refused",
  message: "This checkout has expired. No order was placed. Check your order, then place it again.",
  isSpent: true,
};

/** The intent has an order, and the cart has changed since. */
export const SPENT: CheckoutResponse = {
  outcome: "refused",
  message:
    "Your last order from this page is in, and no second order was placed. To order these products too, check them, then place your order again.",
  isSpent: true,
};

/** The order is paid, or not one of the signed-in customer's. */
export const NO_OWN_ORDER = refused("There is no unpaid order of yours with this number.");

export const TOTAL_DIFFERS = refused(
  "The shop’s total differed from ours for a moment. No order was placed. Place your order again.",
);

export const CHECKING: CheckoutResponse = {
  outcome: "checking",
  location: SUCCESS,
  message: "We’re checking whether your order reached us. We never place an order twice.",
};

export const checkoutErrorResponse = (errors: CheckoutErrors): CheckoutResponse => ({
  outcome: "faults",
  message: t("checkout.errorCount", { count: Object.keys(errors).length }),
  faults: errors,
});

export const changed = (changes: readonly string[]): CheckoutResponse => ({
  outcome: "changed",
  message: "Your order has changed. Look it over, then place it again.",
  changes,
});

/** Returns the response to a placed order: its page, or the redirect to its payment. */
export const placed = ({ order }: Pick<Intent, "order">): CheckoutResponse => {
  const payAt = payableAt(order.receipt);
  // Shoppers are not redirected to pay a total that they have not confirmed.
  const isConfirmed = order.receipt.seenTotal === undefined;
  return payAt === undefined || !isConfirmed
    ? { outcome: "placed", location: SUCCESS }
    : { outcome: "redirect", location: payAt };
};
