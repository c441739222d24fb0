import type { Environment } from "relay-runtime";
import { savedLines } from "./savedLines.ts";
import { savedCart } from "./persistence.ts";
import { browserTokens } from "#relay/session/session.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useSyncExternalStore } from "react";
import { createListeners } from "#relay/listeners.ts";
import { usePageContext } from "vike-react/usePageContext";

// Reads of the cart: when the last one was, by which a stale cart in Relay's store is recognized,
// what it brought, and whether one is under way.

/** Read of the cart: its start, and the cart that was saved then. */
type RecordedRead = { startedAt: number; saved: string };

/** Read that filled each environment's cart; undefined if the cart may have changed since. */
const reads = new WeakMap<Environment, RecordedRead | undefined>();

/** Identifies the cart saved in this browser by its session, lines and quantities. */
function savedState(): string {
  const { customer, data } = savedCart() ?? {};
  const lines = savedLines(data?.cart).map(({ key, quantity }) => [key, quantity]);
  return JSON.stringify([customer, lines]);
}

/**
 * Records when the store's cart was read; `undefined` marks it as stale, after a change or a failed
 * read.
 */
export function noteCartRead(environment: Environment, startedAt: number | undefined): void {
  reads.set(environment, startedAt === undefined ? undefined : { startedAt, saved: savedState() });
}

/**
 * True if the store has the backend's cart, from a read that started after `after` and after the
 * last change. Another tab that has changed the cart has also saved it, and its storage event may
 * not have arrived yet. Without a session the cart is certainly empty.
 */
export function isCartRead(environment: Environment, after = 0): boolean {
  if (browserTokens.read() === undefined) return true;
  const read = reads.get(environment);
  return read !== undefined && read.startedAt > after && read.saved === savedState();
}

const cart = trackState();

/** Tracks a cart mutation or fetch as pending until its promise settles. */
export const whileUpdating = cart.during;

/** The cart's loading state; while it is pending, amounts may change. */
export const useCartState = () => useDataState(cart);

/** Result of reading the cart: with all lines, without some of them, or no usable response. */
export type CartRead = "complete" | "incomplete" | "failed";

/** Time of the cart on display, in milliseconds, if the last read of the cart failed; else 0. */
let failedAsOf = 0;
/** Result of the last read; undefined before the first. */
let last: CartRead | undefined;
const { subscribe, notify } = createListeners();

/** Records the result of reading the cart from the backend. */
export function noteCartResult(read: CartRead): void {
  if (read === last) return;
  last = read;
  failedAsOf = read === "failed" ? (savedCart()?.savedAt ?? 0) : 0;
  notify();
}

/** True while the backend does not return the cart, so that the one on display may be out of date. */
export const useHasCartFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "failed",
    () => false,
  );

/** True once the backend has returned the whole cart to this document, and while it does. */
export const useHasWholeCart = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "complete",
    () => false,
  );

/** Returns the time of the saved cart that is on display in place of the backend's. */
export function useCartAsOf(): Date | undefined {
  const asOf = useSyncExternalStore(
    subscribe,
    () => failedAsOf,
    () => 0,
  );
  return asOf > 0 ? new Date(asOf) : undefined;
}

/**
 * Tracks a mutation of the cart as pending. Whatever its result, the cart that was read before it
 * is out of date.
 */
export async function whileChanging(
  environment: Environment,
  change: Promise<void>,
): Promise<void> {
  try {
    await whileUpdating(change);
  } finally {
    noteCartRead(environment, undefined);
  }
}

/**
 * True on a page that was rendered without the backend for a shopper with a session, until the cart
 * has been fetched. The page then has no data of its own, and the cart in the store is the last
 * known one.
 */
export function useIsUnavailable(): boolean {
  const { loaded } = usePageContext();
  const isWhole = useHasWholeCart();
  return !isWhole && loaded?.lastCart !== undefined && loaded.variables["hasSession"] === true;
}
