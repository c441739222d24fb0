import type { RestoreCart } from "./network.ts";
import { browserTokens } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";

// A refused session's cart: what the cart's engine registered for it, which this room cannot import.

const cart = {
  storeLines: () => {},
  restoreLines: (async () => undefined) as RestoreCart,
};

/**
 * Registers what happens to the cart of a refused session: `storeLines` before its token is given
 * up, `restoreLines` in the session lock, once there is a new one.
 */
export function onRefusedSession(registered: Partial<typeof cart>): void {
  Object.assign(cart, registered);
}

/** The browser's token store, which stores the lines of a refused session before it gives it up. */
export const restorableTokens: TokenStore = {
  ...browserTokens,
  clear: () => {
    cart.storeLines();
    browserTokens.clear();
  },
};

/** Restores the lines of a refused session in a new one. */
export const restoreRefusedCart: RestoreCart = () => cart.restoreLines();
