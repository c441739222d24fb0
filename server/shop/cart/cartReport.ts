import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { KnownLine, WantedLine } from "#relay/contract/cart/cartLines.ts";
import { lostNames, restorationOf } from "#relay/contract/cart/restoration.ts";
import type { CartRemoval, CartReport, LastCart } from "#relay/contract/page/suppliedData.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { retryText } from "./cartForm.ts";
import type { FormChange } from "./cartForm.ts";
import type { FailedChange } from "./changeCart.ts";

// Reports of cart forms: of a failed change, a removal and an expired cart, each with the hidden
// input that repeats or reverses it.

/** HTTP status of a change that failed, by its effect. */
export const reportStatus: Record<FailedChange["effect"], number> = {
  none: 503,
  unknown: 502,
  rejected: 409,
};

/** Joins names in a sentence. */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Names the products of a change, as far as they are known. */
function productsIn(lines: readonly WantedLine[]): string {
  const names = lines.flatMap(({ name }) => (name ? [`“${name}”`] : []));
  const isPartlyNamed = names.length > 0 && names.length < lines.length;
  if (names.length > 0) return list.format(isPartlyNamed ? [...names, "more"] : names);
  return lines.length !== 1 ? "these products" : "this product";
}

const GONE = "It’s no longer in your cart.";

const deeds: Record<FormChange["kind"], (products: string) => string> = {
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
  const { kind, lines } = rest;
  const isEmpty = lines.length + gone.length === 0;
  const lostText = `Your cart had expired. These didn’t reach the new one: ${lost.join(", ")}.`;
  if (isEmpty && lost.length > 0) return { message: lostText, reasons: given };
  const reasons = lost.length > 0 ? [...given, lostText] : given;
  return {
    message: messages[effect](deeds[kind](productsIn([...lines, ...gone]))),
    reasons: gone.length > 0 ? [...reasons, GONE] : reasons,
    ...(lines.length > 0 && {
      again: retryText({ ...rest, attempt: randomUUID(), isUnknown }),
    }),
  };
}

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

/** Returns the text of the hidden input that adds lines. */
const additionText = (lines: readonly WantedLine[]) =>
  retryText({ id: randomUUID(), kind: "add", lines, attempt: randomUUID(), isUnknown: false });

/** Returns a removal's sentence, and the form input that adds its lines again. */
function removalOf(lines: readonly KnownLine[]): CartRemoval {
  const names = lines.map(({ name }) => name || "A product");
  return { message: `${list.format(names)} removed.`, again: additionText(lines) };
}

/** Returns the sentence of an expired cart, and the form input that restores its lines. */
export function expiredCart({ cart }: LastCart): CartRemoval | undefined {
  const { lines } = restorationOf(cart);
  if (lines.length === 0) return undefined;
  const message = `Your cart had expired. These were in it: ${lostNames(lines, []).join(", ")}.`;
  // Targets, not additions: the form restores the cart by itself if it still can.
  const targets = lines.map((line) => ({ ...line, quantity: 0, target: line.quantity }));
  return { message, again: additionText(targets) };
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
