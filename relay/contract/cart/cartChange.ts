import type { Effect } from "#relay/contract/errors.ts";
import { findLine } from "./cartLines.ts";
import type { KnownLine, WantedLine } from "./cartLines.ts";

// A change of the cart: its effect on lines, the requests that bring the cart to its targets, and their
// idempotency keys: one for a change, from which the keys of its attempts derive.

/**
 * Result of a request to the cart:
 * - `done`: the change is in the cart; of a read, all lines came
 * - `partial`: a read came without some lines
 * - `rejected`: the backend refused the change
 * - `none`: the backend certainly changed nothing
 * - `unknown`: the change may be in the cart, or in it by and by
 * - `unread`: not even the cart could be read
 */
export type CartResult = "done" | "partial" | "rejected" | "unread" | Effect;

/** Result of reading the cart. */
export type CartRead = Extract<CartResult, "done" | "partial" | "unread">;

/** Kind of a change; `restore` brings back the lines of a lost cart. */
export type ChangeKind = "add" | "set" | "remove" | "clear" | "restore";

/** A change of the cart. */
export type CartChange<Line extends WantedLine = WantedLine> = {
  kind: ChangeKind;
  lines: readonly Line[];
};

/** Returns a line's quantity once a change has taken effect. */
export function quantityAfter(
  kind: ChangeKind,
  { quantity, target }: WantedLine,
  current: number,
): number {
  switch (kind) {
    // Units that were added elsewhere meanwhile stay.
    case "add":
      return target === undefined ? current + quantity : Math.max(current, target);
    case "restore":
      return Math.max(current, quantity);
    default:
      return quantity;
  }
}

/** Completes a change by the cart before it: targets of additions, products and names. */
export const completed = <Line extends WantedLine>(
  { kind, lines }: CartChange<Line>,
  known: readonly KnownLine[],
): (Line & WantedLine)[] =>
  lines.map((wanted) => {
    const line = findLine(known, wanted);
    const { key: _, quantity: current = 0, name, ...product } = line ?? {};
    return {
      ...wanted,
      ...(wanted.productId === 0 && product),
      ...(!wanted.name && name && { name }),
      ...(kind === "add" && { target: wanted.target ?? current + wanted.quantity }),
    };
  });

/** Requests that bring the cart to a change's targets. */
export type Difference<Line extends WantedLine = WantedLine> = {
  /** Lines of the cart, and the quantities to set. */
  items: { wanted: Line; key: string; quantity: number }[];
  /** Products, and the units to add. */
  additions: { wanted: Line; quantity: number }[];
};

/** True if the cart has what a change wants. */
export const isNothing = ({ items, additions }: Difference): boolean =>
  items.length + additions.length === 0;

/**
 * Returns the requests of a change that was not sent yet: all of it, since the backend may have
 * lines that are not known.
 */
export function firstRequests<Line extends WantedLine>(
  { kind, lines }: CartChange<Line>,
  known: readonly KnownLine[],
): Difference<Line> {
  if (kind === "add") {
    const additions = lines.map((wanted) => ({ wanted, quantity: wanted.quantity }));
    return { items: [], additions };
  }
  const items = lines.flatMap((wanted) => {
    const key = findLine(known, wanted)?.key ?? wanted.key;
    return key === undefined ? [] : [{ wanted, key, quantity: wanted.quantity }];
  });
  return { items, additions: [] };
}

/**
 * Compares the cart with a change's targets: nothing is missing once it has taken effect. Absolute
 * quantities cannot take effect twice, but only the addition of units makes the backend check the
 * stock: units are added to a line that exists if no earlier attempt can still add them.
 */
export function differenceOf<Line extends WantedLine>(
  { kind, lines }: CartChange<Line>,
  known: readonly KnownLine[],
  isUnknown = true,
): Difference<Line> {
  const difference: Difference<Line> = { items: [], additions: [] };
  for (const wanted of lines) {
    const line = findLine(known, wanted);
    const current = line?.quantity ?? 0;
    const quantity = quantityAfter(kind, wanted, current);
    if (quantity === current) continue;
    if (line && (kind !== "add" || isUnknown))
      difference.items.push({ wanted, key: line.key, quantity });
    else difference.additions.push({ wanted, quantity: quantity - current });
  }
  return difference;
}

/**
 * Returns the lines that a removal takes out, as they were, so that an addition can put them back;
 * none whose product is not known.
 */
export const removedLines = (
  wanted: readonly WantedLine[],
  known: readonly KnownLine[],
): KnownLine[] =>
  wanted.flatMap((one) => {
    const line = findLine(known, one);
    return line && line.productId > 0 && line.quantity > 0 ? [line] : [];
  });

/** Returns the key of an attempt: the change's own key, and a secret of this attempt. */
export const attemptKey = (change: string, secret: string) => `${change}_${secret}`;

/** Returns an attempt's key with another secret. */
export const renewedKey = (key: string, secret: string) =>
  key.slice(0, key.lastIndexOf("_") + 1) + secret;

/**
 * Returns the change's own key from an attempt's. A backend that knows it applies the change once,
 * whichever of its attempts arrives first. Undefined for a key of another form, as a checkout's.
 */
export const changeKeyIn = (key: string | undefined): string | undefined =>
  /^([\w-]+)_[^_]+$/.exec(key ?? "")?.[1];
