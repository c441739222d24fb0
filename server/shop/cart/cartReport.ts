import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { KnownLine, WantedLine } from "#relay/contract/cart/cartLines.ts";
import { lostNames, restorationOf } from "#relay/contract/cart/restoration.ts";
import type { CartRemoval, CartReport, LastCart } from "#relay/contract/page/suppliedData.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { locale } from "#words/language.ts";
import { t } from "#words/t.ts";
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
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);

/** Says what could not be done, with the names of the products as far as they are known. */
function messageOf(
  effect: FailedChange["effect"],
  kind: FormChange["kind"],
  lines: readonly WantedLine[],
): string {
  const known = lines.flatMap(({ name }) => (name ? [t("cart.quotedName", { name })] : []));
  const isPartlyNamed = known.length > 0 && known.length < lines.length;
  const names = listed(isPartlyNamed ? [...known, t("cart.andMore")] : known);
  const products = known.length > 0 ? "named" : lines.length === 1 ? "one" : "several";
  const values = { kind, products, names };
  if (effect === "none") return t("cart.formUnanswered", values);
  return effect === "unknown" ? t("cart.formUnknown", values) : t("cart.formRejected", values);
}

/** Returns the report of a failed change, with the form input that repeats the rest of it. */
export function cartReport(failure: FailedChange): CartReport {
  const { rest, gone, effect, isUnknown, reasons: given, lost = [] } = failure;
  const { kind, lines } = rest;
  const isEmpty = lines.length + gone.length === 0;
  const lostText = t("cart.expiredAndLost", { names: lost.join(", ") });
  if (isEmpty && lost.length > 0) return { message: lostText, reasons: given };
  const reasons = lost.length > 0 ? [...given, lostText] : given;
  return {
    message: messageOf(effect, kind, [...lines, ...gone]),
    reasons: gone.length > 0 ? [...reasons, t("cart.lineGone")] : reasons,
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
  const names = lines.map(({ name }) => name || t("cart.unknownProduct"));
  return {
    message: t("cart.linesRemoved", { names: listed(names) }),
    again: additionText(lines),
  };
}

/** Returns the sentence of an expired cart, and the form input that restores its lines. */
export function expiredCart({ cart }: LastCart): CartRemoval | undefined {
  const { lines } = restorationOf(cart);
  if (lines.length === 0) return undefined;
  const message = t("cart.expired", { names: lostNames(lines, []).join(", ") });
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
