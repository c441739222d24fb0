import { completed, isReached } from "./cartTargets.ts";
import type { CartChange } from "./cartTargets.ts";
import { additionStep, quantityStep, runSteps, stepsTo } from "./changeCart.ts";
import type { ChangeResult, ChangeTools } from "./changeCart.ts";
import type { KnownLine } from "./parsedCart.ts";

// First attempt at the change of a cart form.

/**
 * Adds products. An addition needs the quantity before it, so that a repetition can tell if it took
 * effect: from the last known cart (`known`), or read.
 */
export async function addProducts(
  tools: ChangeTools,
  change: CartChange,
  known: readonly KnownLine[] | undefined,
): Promise<ChangeResult> {
  const lines = known ?? (await tools.cart.read());
  const targets = completed(change.targets, lines);
  const steps = targets.map((target) => additionStep(tools, target, target.added ?? 0));
  const result = await runSteps(tools, change.kind, steps);
  if (typeof result === "string" || "path" in result || !tools.cart.isOther()) return result;
  if (tools.isRestored()) return result;
  // The quantities before were those of a session that the backend has refused.
  const rest = result.rest.targets.map(({ quantity: _, ...target }) => target);
  return { ...result, rest: { ...change, targets: completed(rest, []) } };
}

/** Sets the quantities of lines; products and names are those of the last known cart.
 * Nothing is sent if a cart that is certainly the present one (`current`) has these quantities. */
export async function setQuantities(
  tools: ChangeTools,
  { kind, targets: given }: CartChange,
  {
    known = [],
    current,
  }: { known?: readonly KnownLine[]; current?: readonly KnownLine[] | undefined },
): Promise<ChangeResult> {
  const targets = completed(given, known);
  // A request that changes nothing could take effect late, and undo a later change.
  if (current && targets.every((target) => isReached(kind, target, current))) return "done";
  const result = await runSteps(tools, kind, [quantityStep(tools, targets, ({ key }) => key)]);
  const isRejected = result !== "done" && "effect" in result && result.effect === "rejected";
  // One line that is gone makes the backend reject all of them.
  const lines = isRejected ? await tools.cart.readAgain() : undefined;
  if (!lines) return result;
  return runSteps(tools, kind, stepsTo(tools, { kind, targets, isUnknown: false }, lines));
}
