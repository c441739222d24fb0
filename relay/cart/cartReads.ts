import type { Environment } from "relay-runtime";
import { savedLines } from "./savedLines.ts";
import { savedCart } from "./persistence.ts";
import { browserTokens } from "#relay/session/session.ts";

// Time of the last cart read, by which a stale cart in Relay's store is recognized.

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
