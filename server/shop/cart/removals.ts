import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CartRemoval, LastCart } from "#relay/contract/page/suppliedData.ts";
import { hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import { list } from "./cartReport.ts";
import type { CartRetry, LineTarget } from "./cartTargets.ts";
import { findLine, knownLines } from "./parsedCart.ts";
import type { KnownLine } from "./parsedCart.ts";

// Undo of a cart removal: stores the lines that a form removed until the cart page loads.

const MAX_SESSIONS = 10_000;
/** Time for which a removal waits for its shopper to open the cart. */
const LIFETIME_MS = 30 * 60_000;

/** The lines that each session's last cart form removed, until its cart is displayed. */
export type Removals = {
  /** Stores the lines that a form removed; an empty list deletes those of an earlier form. */
  store: (token: string | undefined, lines: readonly KnownLine[]) => void;
  /** Returns the session's last removal, once; null if there is none. */
  take: (token: string | undefined) => CartRemoval | null;
};

/** Returns the lines of a removal as they were before it, as far as they can be added again. */
export const removedLines = (
  targets: readonly LineTarget[],
  lines: readonly KnownLine[],
): readonly KnownLine[] =>
  targets.flatMap((target) => {
    const line = findLine(lines, target);
    return line?.product && line.quantity > 0 ? [line] : [];
  });

/** Returns a removal's sentence, and the form input that adds its lines again. */
function removalOf(lines: readonly KnownLine[]): CartRemoval {
  const names = lines.map(({ name }) => name || "A product");
  const again: CartRetry = {
    id: randomUUID(),
    kind: "add",
    targets: lines.map(({ product, name, quantity }) => ({ product, name, added: quantity })),
    attempt: randomUUID(),
    isUnknown: false,
  };
  return { message: `${list.format(names)} removed.`, again: JSON.stringify(again) };
}

/** Returns the sentence of an expired cart, and the form input that restores its lines. */
export function expiredCart({ cart }: LastCart): CartRemoval | undefined {
  const lines = knownLines(cart).filter(({ product }) => product);
  if (lines.length === 0) return undefined;
  const names = lines.map(({ name }) => name || "a product");
  const again: CartRetry = {
    id: randomUUID(),
    kind: "add",
    // Quantities, not additions: the form restores the cart by itself if it still can.
    targets: lines.map(({ product, name, quantity }) => ({ product, name, quantity })),
    attempt: randomUUID(),
    isUnknown: false,
  };
  const message = `Your cart had expired. These were in it: ${names.join(", ")}.`;
  return { message, again: JSON.stringify(again) };
}

/**
 * Creates the store of removals, in this process and by the exact token of their session: after a
 * form's redirect, the page names the lines that the form removed.
 */
export function createRemovals(): Removals {
  const removals = new LRUCache<string, readonly KnownLine[]>({
    max: MAX_SESSIONS,
    ttl: LIFETIME_MS,
  });
  return {
    store: (token, lines) => {
      if (token === undefined) return;
      if (lines.length === 0) removals.delete(hashOfToken(token));
      else removals.set(hashOfToken(token), lines);
    },
    take: (token) => {
      const key = token === undefined ? "" : hashOfToken(token);
      const lines = removals.get(key);
      removals.delete(key);
      return lines ? removalOf(lines) : null;
    },
  };
}
