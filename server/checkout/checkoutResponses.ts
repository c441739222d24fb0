import type { CheckoutResponse, CheckoutErrors } from "#relay/contract/checkoutFields.ts";
import type { Intent } from "#server/state/orderState.ts";
import { payableAt } from "./orderProgress.ts";

const SUCCESS = "/success";

export const failed = (message: string): CheckoutResponse => ({ outcome: "failed", message });

export const refused = (message: string): CheckoutResponse => ({ outcome: "refused", message });

export const EMPTY = failed("Your cart is empty. Nothing was placed.");

export const STALE = failed("This checkout is too old. Nothing was placed. Load the page again.");

export const NOT_SENT = failed(
  "That did not reach the shop. Nothing was placed. Try again in a moment.",
);

export const OTHER_TOTAL = refused(
  "The shop came to another total for a moment. Nothing was placed. Place your order again.",
);

export const CHECKING: CheckoutResponse = {
  outcome: "checking",
  location: SUCCESS,
  message: "We are checking whether your order has arrived. Nothing is sent twice.",
};

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

export const checkoutErrorResponse = (faults: CheckoutErrors): CheckoutResponse => {
  const count = Object.keys(faults).length;
  const things = count === 1 ? "One thing" : `${NUMBERS[count] ?? count} things`;
  return { outcome: "faults", message: `${things} to fix before we can take your order.`, faults };
};

export const changed = (changes: readonly string[]): CheckoutResponse => ({
  outcome: "changed",
  message: "Your order has changed. Look it over, then place it again.",
  changes,
});

/** Returns the result of a placed order: its page, or the redirect to its payment. */
export const placed = ({ order }: Pick<Intent, "order">): CheckoutResponse => {
  const payAt = payableAt(order.receipt);
  // Shoppers are not redirected to pay a total that they have not confirmed.
  const isSeen = order.receipt.seenTotal === undefined;
  return payAt === undefined || !isSeen
    ? { outcome: "placed", location: SUCCESS }
    : { outcome: "redirect", location: payAt };
};
