import { randomUUID } from "node:crypto";
import type { CartReport } from "#relay/contract/page/suppliedData.ts";
import type { CartChange, CartRetry, LineTarget } from "./cartTargets.ts";
import type { FailedChange } from "./changeCart.ts";

// Error report of a failed cart form: HTTP status, message and retry input.

/** HTTP status of a change that failed, by its effect. */
export const statusOf: Record<FailedChange["effect"], number> = {
  none: 503,
  unknown: 502,
  rejected: 409,
};

/** Joins names in a sentence. */
export const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Names the products of a change, as far as they are known. */
function productsIn(targets: readonly LineTarget[]): string {
  const names = targets.flatMap(({ name }) => (name ? [`“${name}”`] : []));
  const isPartlyNamed = names.length > 0 && names.length < targets.length;
  if (names.length > 0) return list.format(isPartlyNamed ? [...names, "more"] : names);
  return targets.length !== 1 ? "these products" : "this product";
}

const GONE = "It’s no longer in your cart.";

const deeds: Record<CartChange["kind"], (products: string) => string> = {
  add: (products) => `add ${products} to your cart`,
  set: (products) => `change the quantity of ${products}`,
  remove: (products) => `remove ${products} from your cart`,
  clear: () => "clear your cart",
};

const messages: Record<FailedChange["effect"], (deed: string) => string> = {
  none: (deed) => `The shop didn’t answer, so we couldn’t ${deed}.`,
  unknown: (deed) =>
    `The shop’s answer got lost, so we don’t know yet if we could ${deed}. Try again: we check your cart first, so nothing happens twice.`,
  rejected: (deed) => `We couldn’t ${deed}.`,
};

/** Returns the report of a failed change, with the form input that repeats the rest of it. */
export function cartReport(failure: FailedChange): CartReport {
  const { rest, gone, effect, isUnknown, reasons: given, lost = [] } = failure;
  const { kind, targets } = rest;
  const isEmpty = targets.length + gone.length === 0;
  const lostText = `Your cart had expired. These didn’t reach the new one: ${lost.join(", ")}.`;
  if (isEmpty && lost.length > 0) return { message: lostText, reasons: given };
  const reasons = lost.length > 0 ? [...given, lostText] : given;
  const retry: CartRetry = { ...rest, attempt: randomUUID(), isUnknown };
  return {
    message: messages[effect](deeds[kind](productsIn([...targets, ...gone]))),
    reasons: gone.length > 0 ? [...reasons, GONE] : reasons,
    ...(targets.length > 0 && { again: JSON.stringify(retry) }),
  };
}
