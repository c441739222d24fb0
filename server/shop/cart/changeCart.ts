import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type { Effect } from "#relay/contract/errors.ts";
import { addProduct } from "./addProduct.ts";
import type { AddedProduct } from "./addProduct.ts";
import { isReached } from "./cartTargets.ts";
import type { CartChange, LineTarget } from "./cartTargets.ts";
import { findLine } from "./parsedCart.ts";
import type { KnownLine } from "./parsedCart.ts";
import { sendMutation } from "./sendMutation.ts";
import type { SentMutation } from "./sendMutation.ts";
import type { SessionCart } from "./sessionCart.ts";

// Steps of a cart change, sent one after another.

/** Change that was not carried out, or not completely: the rest of it, and the reason. */
export type FailedChange = {
  /** Part of the change that can be repeated. */
  rest: CartChange;
  /** Lines that are no longer in the cart, of products that are not known. */
  gone: readonly LineTarget[];
  effect: Effect | "rejected";
  /** True if a request may still take effect, although the cart does not show it yet. */
  isUnknown: boolean;
  /** Reasons that the backend gave, as plain text. */
  reasons: readonly string[];
  /** Names of products and coupons of a refused session that could not be restored. */
  lost?: readonly string[];
  /** Error without a usable response, for the log. */
  error?: unknown;
  /** True if the cart cannot be read either. */
  isUnreadable: boolean;
};

/** Result of a change: done, a page on which a choice is missing, or a failure. */
export type ChangeResult = "done" | { path: string } | FailedChange;

/** One mutation, and the lines that it changes. */
export type ChangeStep = { targets: readonly LineTarget[]; send: () => Promise<AddedProduct> };

/** Tools of a change. */
export type ChangeTools = {
  cart: SessionCart;
  shared: typeof fetch;
  /** Key of the change, from which the keys of its steps derive. */
  changeId: string;
  /** True if the cart of a refused session is restored, with its quantities. */
  isRestored: () => boolean;
};

/** True if a line is no longer in the cart, and its product is not known. */
const isGone = (target: LineTarget, lines: readonly KnownLine[]) =>
  !target.product && !findLine(lines, target);

/**
 * Returns the key of a step. A product that the change adds has the same key in each attempt,
 * whether its units are added or its quantity is set.
 */
function stepKey(changeId: string, [target, ...others]: readonly LineTarget[]): string {
  const { added, product } = target ?? {};
  const isAddition = added !== undefined && product !== undefined && others.length === 0;
  return isAddition
    ? `${changeId}-${product.productId}-${product.variationId ?? 0}`
    : `${changeId}-lines`;
}

/** Adds units of one product. */
export const additionStep = (
  { cart, shared, changeId }: ChangeTools,
  target: LineTarget,
  quantity: number,
): ChangeStep => ({
  targets: [target],
  send: async () =>
    target.product
      ? addProduct({ send: cart.send, shared }, target.product, {
          quantity,
          changeKey: stepKey(changeId, [target]),
        })
      : { kind: "failed", effect: "unknown", error: "no product to add", mayBeLate: false },
});

/** Sets the quantities of lines by their keys. */
export const quantityStep = (
  { cart, changeId }: ChangeTools,
  targets: readonly LineTarget[],
  keyOf: (target: LineTarget) => string | undefined,
): ChangeStep => ({
  targets,
  send: (): Promise<SentMutation> => {
    const items = targets.map((target) => ({ key: keyOf(target), quantity: target.quantity }));
    return sendMutation(cart.send, updateItemQuantities, { items }, stepKey(changeId, targets));
  },
});

/**
 * Steps that bring lines to their quantities by the difference to the present ones. Only the
 * addition of units makes the backend check the stock; absolute quantities cannot take effect
 * twice.
 */
export function stepsTo(
  tools: ChangeTools,
  { kind, targets, isUnknown }: Pick<CartChange, "kind" | "targets"> & { isUnknown: boolean },
  lines: readonly KnownLine[],
): ChangeStep[] {
  const open = targets.filter((target) => !isReached(kind, target, lines));
  const isSet = (target: LineTarget) =>
    findLine(lines, target) !== undefined && (kind !== "add" || isUnknown);
  const set = open.filter(isSet);
  // An addition that is still under way must find its own key used.
  const steps = kind === "add" ? set.map((target) => [target]) : set.length > 0 ? [set] : [];
  const keyOf = (target: LineTarget) => findLine(lines, target)?.key;
  const missing = (target: LineTarget) =>
    (target.quantity ?? 0) - (findLine(lines, target)?.quantity ?? 0);
  return [
    ...steps.map((together) => quantityStep(tools, together, keyOf)),
    ...open
      .filter((target) => !isSet(target))
      .map((target) => additionStep(tools, target, missing(target))),
  ];
}

/**
 * Sends the steps of a change one after another: the backend loses items when mutations of a
 * session overlap. If the effect of one is unknown, the cart is read before anything else. A
 * rejected step does not keep the others from being sent, a failed one does.
 */
export async function runSteps(
  { cart, changeId }: ChangeTools,
  kind: CartChange["kind"],
  steps: readonly ChangeStep[],
): Promise<ChangeResult> {
  const rejected: LineTarget[] = [];
  const gone: LineTarget[] = [];
  const reasons: string[] = [];
  const failure = (targets: LineTarget[]) => ({
    rest: { id: changeId, kind, targets },
    gone,
    reasons,
  });
  for (const [index, step] of steps.entries()) {
    const sent = await step.send();
    if (sent.kind === "choiceMissing") return { path: sent.path };
    if (sent.kind === "rejected") {
      rejected.push(...step.targets);
      reasons.push(sent.reason);
    }
    if (sent.kind !== "failed") continue;
    const isUnknown = sent.effect === "unknown";
    const lines = isUnknown ? await cart.readAgain() : undefined;
    const open = step.targets.filter((target) => !lines || !isReached(kind, target, lines));
    if (lines && open.every((target) => isGone(target, lines))) {
      gone.push(...open);
      continue;
    }
    const later = steps.slice(index + 1).flatMap(({ targets }) => targets);
    const { error, mayBeLate } = sent;
    const effect = lines && !mayBeLate ? "none" : sent.effect;
    const rest = failure([...rejected, ...open, ...later]);
    return { ...rest, effect, error, isUnknown, isUnreadable: isUnknown && !lines };
  }
  if (rejected.length + gone.length === 0) return "done";
  return { ...failure(rejected), effect: "rejected", isUnknown: false, isUnreadable: false };
}
