import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Intent } from "#server/store/orderState.ts";
import { linkOf } from "./orderLink.ts";
import type { LinkedOrder } from "./orderLink.ts";
import { isPayable } from "./orderProgress.ts";

// Orders as their pages display them.

/** Time for which an order counts as recent, in milliseconds; a browser's clock may be wrong. */
const RECENT_MS = 3_600_000;

/** Backend's payment pages. */
export type PayPages = {
  payAt?: Backend["payAt"] | undefined;
  /** True if the server signs a customer in to WordPress before a payment. */
  signsIn?: boolean | undefined;
};

/**
 * Returns an order's receipt. One that WooCommerce lets pay is paid on its own page: the gateway's
 * address was given for one attempt, and may be on a host that this shop does not redirect to.
 */
function payableReceipt(
  { receipt, orderId: order, key }: LinkedOrder,
  { payAt, signsIn }: PayPages,
): Receipt {
  if (!isPayable(receipt.progress) || !receipt.payment.needsPayment) return receipt;
  const address = order && key && payAt?.({ id: order, key });
  if (!address) return receipt;
  const { isElsewhere: _, ...payment } = receipt.payment;
  const signIn = signsIn && { signIn: { order, key } };
  return { ...receipt, payment: { ...payment, payAt: address, ...signIn } };
}

/** Returns an order for its page, without what only its session knows. */
function pageOf(order: LinkedOrder, payPages: PayPages): PlacedOrder {
  const link = linkOf(order);
  const receipt = payableReceipt(order, payPages);
  return { receipt, isRecent: false, ...(link !== undefined && { link }) };
}

/** Returns an order for the page that its link opens outside of its session. */
export const linkedPage = (order: LinkedOrder, { payAt }: PayPages): PlacedOrder => ({
  ...pageOf(order, { payAt }),
  isStored: true,
});

/** Returns an order for its page in its own session. */
export const ownPage = (
  { order, sentAt }: Intent,
  { isGuest, now, payAt, signsIn = false }: PayPages & { isGuest: boolean; now: number },
): PlacedOrder => ({
  ...pageOf(order, { payAt, signsIn: signsIn && !isGuest }),
  isRecent: now - sentAt < RECENT_MS,
  isGuest,
});

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
