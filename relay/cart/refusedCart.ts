import { onRefusedSession } from "#relay/refusedSession.ts";
import { isAccountId } from "#relay/session/session.ts";
import { addIntent, isRestorePending } from "./intentStore.ts";
import { savedCart } from "./persistence.ts";
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

/** From now on, the lines of a session that is refused are stored. */
export function keepRefusedCarts(): void {
  onRefusedSession({ storeLines: storeRefusedLines });
}
