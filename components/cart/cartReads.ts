import type { Environment } from "relay-runtime";
import { browserTokens } from "#relay/session/session.ts";

/** Start of the read that filled each environment's cart; undefined if it may have changed since. */
const reads = new WeakMap<Environment, number | undefined>();

/** Records the start of a read of the cart; undefined after a change, or if the read failed. */
export function noteCartRead(environment: Environment, startedAt: number | undefined): void {
  reads.set(environment, startedAt);
}

/**
 * True if the store has the backend's cart, read after a time and after the last change: by default
 * at any time. Without a session the cart is certainly empty.
 */
export function isCartRead(environment: Environment, after = 0): boolean {
  const startedAt = reads.get(environment);
  return browserTokens.read() === undefined || (startedAt !== undefined && startedAt > after);
}
