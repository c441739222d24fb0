import type { PlacedOrder } from "#relay/contract/receipt.ts";
import type { Intent } from "#server/state/orderState.ts";
import { linkOf } from "./orderLink.ts";
import type { LinkedOrder } from "./orderLink.ts";

// Orders as their pages display them.

/** Time for which an order counts as recent, in milliseconds; a browser's clock may be wrong. */
const RECENT_MS = 3_600_000;

/** Returns an order for its page, without what only its session knows. */
function pageOf(order: LinkedOrder): PlacedOrder {
  const link = linkOf(order);
  return { receipt: order.receipt, isRecent: false, ...(link !== undefined && { link }) };
}

/** Returns an order for the page that its link opens outside of its session. */
export const linkedPage = (order: LinkedOrder): PlacedOrder => ({
  ...pageOf(order),
  isStored: true,
});

/** Returns an order for its page in its own session. */
export const ownPage = (
  { order, sentAt }: Intent,
  { isGuest, now }: { isGuest: boolean; now: number },
): PlacedOrder => ({ ...pageOf(order), isRecent: now - sentAt < RECENT_MS, isGuest });

/**
 * Chooses between a session's last order and the intent that was looked up last: one whose result
 * is unknown is being checked, and one that was refused hides only orders before it.
 */
export function shownIntent(
  lookedUp: Intent | undefined,
  last: Intent | undefined,
): Intent | "checking" | "notPlaced" | undefined {
  if (lookedUp?.progress === "unknown") return "checking";
  const isLater = last !== undefined && lookedUp !== undefined && last.sentAt > lookedUp.sentAt;
  return lookedUp?.progress === "refused" && !isLater ? "notPlaced" : last;
}
