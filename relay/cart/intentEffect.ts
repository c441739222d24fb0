import type { CartIntent, WantedLine } from "./cartIntent.ts";
import { findLine } from "./wantedLine.ts";
import type { KnownLine } from "./wantedLine.ts";

// Effects of cart intents on lines and quantities.

/** Returns a line's quantity once an intent has taken effect. */
export function quantityAfter(
  { kind, sent }: Pick<CartIntent, "kind" | "sent">,
  { quantity }: WantedLine,
  current: number,
): number {
  switch (kind) {
    // Units that were added elsewhere meanwhile stay.
    case "add":
      return sent?.target === undefined ? current + quantity : Math.max(current, sent.target);
    case "restore":
      return Math.max(current, quantity);
    default:
      return quantity;
  }
}

/** Requests that bring the cart to an intent's targets. */
export type Difference = {
  /** Lines of the cart, and the quantities to set. */
  items: { key: string; quantity: number }[];
  /** Lines that the cart does not have, with the missing units. */
  additions: WantedLine[];
};

/** Compares the cart with an intent's targets; both lists are empty if the intent has taken effect. */
export function differenceOf(
  intent: Pick<CartIntent, "kind" | "lines" | "sent">,
  lines: readonly KnownLine[],
): Difference {
  const difference: Difference = { items: [], additions: [] };
  for (const wanted of intent.lines) {
    const line = findLine(lines, wanted);
    const current = line?.quantity ?? 0;
    const target = quantityAfter(intent, wanted, current);
    if (target === current) continue;
    if (line) difference.items.push({ key: line.key, quantity: target });
    else if (target > 0) difference.additions.push({ ...wanted, quantity: target });
  }
  return difference;
}

/** True if the cart has what an intent wants. */
export const isNothing = ({ items, additions }: Difference): boolean =>
  items.length + additions.length === 0;

const isReplacement = ({ kind }: CartIntent) => kind !== "add" && kind !== "restore";

const isSameLine = (one: WantedLine, other: WantedLine) =>
  one.key !== undefined && one.key === other.key;

/**
 * Returns the ids of intents that later ones replace: a quantity that was not sent yet is not worth
 * a request if another one follows for the same line.
 */
export function replacedIntents(intents: readonly CartIntent[]): string[] {
  return intents
    .filter(
      (intent, index) =>
        isReplacement(intent) &&
        !intent.sent &&
        intent.lines.every((line) =>
          intents
            .slice(index + 1)
            .filter(isReplacement)
            .some((later) => later.lines.some((other) => isSameLine(line, other))),
        ),
    )
    .map(({ id }) => id);
}

/** True if two intents change the same product, so that they must keep their order. */
export const sharesLine = (one: CartIntent, other: CartIntent): boolean =>
  one.lines.some(({ productId }) => other.lines.some((line) => line.productId === productId));
