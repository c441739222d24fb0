import type { Restoration } from "#relay/network.ts";
import { savedCart } from "./persistence.ts";
import { browserTokens, isAccountId } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { addIntent, isRestorePending } from "./intentStore.ts";
import { linesToRestore, savedCoupons } from "./savedLines.ts";

// Cart of a refused session, stored as an intent until it is restored.

/**
 * Stores the last known lines of a refused session as an intent to restore them. Those of an
 * account stay in the account's cart, to which the next sign-in leads.
 */
function storeRefusedLines(): void {
  const { customer, data } = savedCart() ?? {};
  const lines = linesToRestore(data?.cart);
  if (lines.length === 0 || isAccountId(customer) || isRestorePending()) return;
  addIntent({ kind: "restore", lines, coupons: savedCoupons(data?.cart) });
}

/** The browser's token store, which stores the lines of a refused session before it gives it up. */
export const restorableTokens: TokenStore = {
  ...browserTokens,
  clear: () => {
    storeRefusedLines();
    browserTokens.clear();
  },
};

let restore = async (): Promise<Restoration> => "nothing";

/** Registers the function that restores the lines; it is called in the session lock. */
export function onRefusedSession(restoreLines: () => Promise<Restoration>): void {
  restore = restoreLines;
}

/** Restores the lines of a refused session in a new one. */
export const restoreRefusedCart = (): Promise<Restoration> => restore();
