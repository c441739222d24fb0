import { hasOwnBilling } from "#relay/contract/checkoutFields.ts";
import type { AddressKind, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import type { OrderProgress, Receipt } from "#relay/contract/receipt.ts";
import { seenOrder } from "#relay/contract/seenOrder.ts";
import { plainText } from "#server/search/plainText.ts";
import type { KeptOrder } from "#server/state/orderState.ts";
import { addressLines } from "./addressLines.ts";
import type { StateNames } from "./addressLines.ts";
import type { PaymentPlace } from "./paymentPlace.ts";
import { otherTotals, totalsOf } from "./receiptTotals.ts";
import type { BackendOrder } from "./backendOrder.ts";
import type { CartToOrder, PaymentGateway } from "./readCart.ts";

type ReceiptFacts = {
  needsShipping: boolean;
  placedAt: Date;
  /** The states of a country that the order names. */
  statesOf: (country: string) => StateNames;
};

/** The receipt of an order that is about to be placed, as its shopper has seen it. */
export function receiptOf(
  typed: TypedCheckout,
  cart: CartToOrder,
  gateway: PaymentGateway,
  { needsShipping, placedAt, statesOf }: ReceiptFacts,
): Receipt {
  const { lines, rates, totals } = seenOrder(cart);
  const methods = new Set(rates.map(({ label }) => label));
  const chosen = (cart.contents?.nodes ?? []).map(({ variation }) =>
    (variation?.attributes ?? []).flatMap((each) =>
      each?.label && each.value ? [`${each.label} ${each.value}`] : [],
    ),
  );
  const linesOf = (of: AddressKind) => addressLines(typed, of, statesOf(typed[`${of}_country`]));
  const kind = hasOwnBilling(typed, needsShipping) ? "billing" : "shipping";
  return {
    placedAt: placedAt.toISOString(),
    progress: "received",
    email: typed.email,
    lines: lines.map(({ name, quantity, total }, at) => ({
      name: [name, ...(chosen[at] ?? [])].join(", "),
      quantity,
      total,
    })),
    totals: totalsOf(totals),
    total: totals.total ?? "",
    ...(needsShipping && {
      delivery: { method: [...methods].join(", "), address: linesOf("shipping") },
    }),
    billing: linesOf(kind),
    payment: {
      title: plainText(gateway.title ?? gateway.id),
      instructions: plainText(gateway.description ?? ""),
    },
    ...(typed.customerNote && { note: typed.customerNote }),
  };
}

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

/** Whether there is something left to be paid. */
export const isPayable = (progress: OrderProgress): boolean =>
  progress === "awaitingPayment" || progress === "failed";

/** Where an order can be paid now; undefined where nothing is left to be paid, or not there. */
export const payableAt = ({ payment, progress }: Receipt): string | undefined =>
  isPayable(progress) ? payment.payAt : undefined;

/** What is kept of an order, with what the backend says of it now. */
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
