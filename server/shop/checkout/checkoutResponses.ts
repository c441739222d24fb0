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
  message: t("checkout.unreached"),
  effectOfCall,
});

/** The order could not be recorded, so it was not sent either. */
const unrecorded = (): CheckoutResponse => ({
  outcome: "failed",
  message: t("checkout.unrecorded"),
  effectOfCall: "none",
});

/** The order store does not respond, so it is not known whether an earlier attempt placed the order. */
const unread = (): CheckoutResponse => ({
  outcome: "failed",
  message: t("checkout.unread"),
  effectOfCall: "none",
});

/** Returns the response to a checkout, or a hand-over of one, that an error prevented. */
export function failed(
  error: unknown,
  warn: (what: string, facts: object) => void,
): CheckoutResponse {
  warn("an order could not be placed or handed over", { err: error });
  if (error instanceof UnrecordedError) return unrecorded();
  return isStoreError(error) ? unread() : unreached(effectOf(error));
}

export const emptyCart = () => refused(t("checkout.emptyCart"));

/** The session is not valid any more, or the intent cannot be used, as that of another owner. */
export const expired = (): CheckoutResponse => ({
  outcome: "refused",
  message: t("checkout.expired"),
  isSpent: true,
});

/** The intent has an order, and the cart has changed since. */
export const spent = (): CheckoutResponse => ({
  outcome: "refused",
  message: t("checkout.spent"),
  isSpent: true,
});

/** The order is paid, or not one of the signed-in customer's. */
export const noOwnOrder = () => refused(t("checkout.noOwnOrder"));

export const totalDiffers = () => refused(t("checkout.totalDiffers"));

export const checking = (): CheckoutResponse => ({
  outcome: "checking",
  location: SUCCESS,
  message: t("checkout.checking"),
});

export const checkoutErrorResponse = (errors: CheckoutErrors): CheckoutResponse => ({
  outcome: "faults",
  message: t("checkout.errorCount", { count: Object.keys(errors).length }),
  faults: errors,
});

export const changed = (changes: readonly string[]): CheckoutResponse => ({
  outcome: "changed",
  message: t("checkout.changed"),
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
