import type { OrderProgress, Receipt } from "#relay/contract/receipt.ts";
import { plainText } from "#server/search/plainText.ts";
import type { KeptOrder } from "#server/state/orderState.ts";
import type { PaymentPlace } from "./paymentPlace.ts";
import { totalsOf } from "./receiptTotals.ts";
import type { BackendOrder } from "./backendOrder.ts";

const PROGRESS: Readonly<Record<string, OrderProgress>> = {
  PENDING: "awaitingPayment",
  CHECKOUT_DRAFT: "awaitingPayment",
  FAILED: "failed",
  CANCELLED: "cancelled",
  REFUNDED: "refunded",
};

/**
 * How far an order has come; the words that plugins add are those of an order under way. One that is
 * on hold waits for its money, which where it is paid elsewhere its shopper has yet to send.
 */
export function progressOf(
  status: string | null | undefined,
  { payAt, isElsewhere }: Pick<Receipt["payment"], "payAt" | "isElsewhere"> = {},
): OrderProgress {
  const isPaidElsewhere = payAt !== undefined || isElsewhere === true;
  if (status === "ON_HOLD" && isPaidElsewhere) return "awaitingPayment";
  return PROGRESS[status ?? ""] ?? "received";
}

/** True while an order is still to be paid. */
export const isPayable = (progress: OrderProgress): boolean =>
  progress === "awaitingPayment" || progress === "failed";

/** Where an order can be paid now; undefined where nothing is left to be paid, or not there. */
export const payableAt = ({ payment, progress }: Receipt): string | undefined =>
  isPayable(progress) ? payment.payAt : undefined;

const digitsIn = (amount: string) => amount.replace(/\D/g, "");

/**
 * What an order comes to, where that is not what its shopper saw. Between the last look at a cart
 * and its order a price may change, and the backend can be held to no total: then it is said, and
 * no amount stands there that does not belong to it.
 */
function otherTotals(receipt: Receipt, order: BackendOrder): Partial<Receipt> {
  const total = plainText(order.total ?? "");
  if (total === "" || digitsIn(total) === digitsIn(receipt.total)) return {};
  return {
    total,
    seenTotal: receipt.seenTotal ?? receipt.total,
    lines: receipt.lines.map((line) => ({ ...line, total: "" })),
    totals: totalsOf(order),
  };
}

/** A stored order, updated by the backend's response. */
export function withOrder(
  kept: KeptOrder,
  order: BackendOrder | null | undefined,
  place?: PaymentPlace,
): KeptOrder {
  const number = order?.orderNumber ?? place?.number;
  const orderId = order?.databaseId ?? kept.orderId;
  const payment = {
    ...kept.receipt.payment,
    ...(place?.address !== undefined && { payAt: place.address }),
    ...(place?.isElsewhere && { isElsewhere: true }),
  };
  const status = order?.status;
  return {
    ...kept,
    ...(orderId !== undefined && { orderId }),
    receipt: {
      ...kept.receipt,
      ...(order && otherTotals(kept.receipt, order)),
      ...(number !== undefined && { number }),
      ...(status && { progress: progressOf(status, payment) }),
      payment,
    },
  };
}
