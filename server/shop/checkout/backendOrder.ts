import type { OrderProgress, Receipt } from "#relay/contract/order/receipt.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import type { backendOrder_order$data } from "#server/__generated__/backendOrder_order.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { StoredOrder } from "#server/store/orderState.ts";
import type { PaymentAddress } from "./paymentAddress.ts";
import { orderTotals } from "./orderAmounts.ts";

// Orders as the backend has them: their data, the metadata that the server gives them, their status
// as a progress, and the update of a stored order from them.

void graphql`
  fragment backendOrder_order on Order {
    databaseId
    orderNumber
    orderKey
    status
    needsPayment
    date
    datePaid
    paymentMethod
    ...orderAmounts_order @relay(mask: false)
    billing {
      email
      lastName
      postcode
    }
    lineItems(first: 100) {
      nodes {
        productId
        variationId
        quantity
        ...orderAmounts_line @relay(mask: false)
      }
    }
  }
`;

/** The backend's order data, with its intent if the backend returns order metadata. */
export type BackendOrder = Omit<backendOrder_order$data, " $fragmentType"> & {
  readonly metaData?:
    | readonly (
        | { readonly key: string; readonly value: string | null | undefined }
        | null
        | undefined
      )[]
    | null
    | undefined;
};

/** The facts about a new order that every response to a checkout has. */
export type NewOrder = Pick<BackendOrder, "databaseId" | "orderNumber" | "orderKey" | "status"> &
  Partial<Pick<BackendOrder, "datePaid">>;

/** Order metadata key of the intent (idempotency key). */
export const INTENT_KEY = "vitrine_intent";

/**
 * Order metadata key of the total that the shopper confirmed, as the cart's raw number. A backend
 * that enforces it names the key in its error, as `wordpress/vitrine` does.
 */
export const CONFIRMED_TOTAL_KEY = "vitrine_seen_total";

const PROGRESS: Readonly<Record<string, OrderProgress>> = {
  PENDING: "awaitingPayment",
  CHECKOUT_DRAFT: "awaitingPayment",
  COMPLETED: "completed",
  FAILED: "failed",
  CANCELLED: "cancelled",
  REFUNDED: "refunded",
};

/**
 * Maps a backend status to an order's progress; statuses of plugins count as received. An order on
 * hold awaits payment if it is paid on an external page, where its shopper has yet to pay; one of 0
 * awaits none.
 */
export function progressOf(
  status: string | null | undefined,
  {
    payAt,
    isElsewhere,
    total,
  }: Pick<Receipt["payment"], "payAt" | "isElsewhere"> & { total?: string | null | undefined } = {},
): OrderProgress {
  const isPaidElsewhere = payAt !== undefined || isElsewhere === true;
  const isOnHold = status === "ON_HOLD" && isPaidElsewhere;
  const progress = isOnHold ? "awaitingPayment" : (PROGRESS[status ?? ""] ?? "received");
  return progress === "awaitingPayment" && isFree(total) ? "received" : progress;
}

/** True while an order is unpaid. */
export const isPayable = (progress: OrderProgress): boolean =>
  progress === "awaitingPayment" || progress === "failed";

/** Returns the payment URL of an unpaid order; undefined if it is paid, or paid elsewhere. */
export const payableAt = ({ payment, progress }: Receipt): string | undefined =>
  isPayable(progress) ? payment.payAt : undefined;

const digitsIn = (amount: string) => amount.replace(/\D/g, "");

/**
 * Returns the totals of an order whose total differs from the confirmed one. A price may change
 * between the last read of the cart and the order, and a plain backend enforces no total: the
 * receipt then shows both totals and drops amounts that no longer fit.
 */
function otherTotals(receipt: Receipt, order: BackendOrder): Partial<Receipt> {
  const total = htmlToText(order.total ?? "");
  if (total === "" || digitsIn(total) === digitsIn(receipt.total)) return {};
  const row = receipt.delivery ? "shown" : "none";
  // Its amounts include tax as those of the cart did.
  const shown = { ...order, pricesIncludeTax: receipt.includedTax !== undefined };
  const { totals, includedTax } = orderTotals(shown, order.lineItems?.nodes ?? [], row);
  return {
    total,
    seenTotal: receipt.seenTotal ?? receipt.total,
    lines: receipt.lines.map(({ tax: _, ...line }) => ({ ...line, total: "" })),
    totals,
    includedTax,
  };
}

/**
 * Returns the time of an order's payment, undefined if it is not paid: an order on hold may have one
 * whose money has not arrived.
 */
export const paymentTime = ({
  status,
  datePaid,
}: {
  readonly status?: string | null | undefined;
  readonly datePaid?: string | null | undefined;
}): string | undefined =>
  status === "PROCESSING" || status === "COMPLETED" ? (datePaid ?? undefined) : undefined;

/** Updates a stored order from the backend's response. */
export function withOrder(
  stored: StoredOrder,
  order: BackendOrder | NewOrder | null | undefined,
  page?: PaymentAddress,
): StoredOrder {
  const number = order?.orderNumber ?? page?.number;
  const status = order?.status;
  const paidAt = order ? paymentTime(order) : undefined;
  const orderId = order?.databaseId ?? stored.orderId;
  const key = order?.orderKey ?? stored.key;
  const payment = {
    ...stored.receipt.payment,
    ...(page?.address !== undefined && { payAt: page.address }),
    ...(page?.isElsewhere && { isElsewhere: true }),
    ...(order && "needsPayment" in order && { needsPayment: order.needsPayment ?? false }),
    ...(paidAt && { paidAt }),
  };
  const isPrepared = status === "PROCESSING" && stored.receipt.preparedSince === undefined;
  const totals = order && "total" in order ? otherTotals(stored.receipt, order) : {};
  const { total } = { ...stored.receipt, ...totals };
  return {
    ...stored,
    ...(orderId !== undefined && { orderId }),
    ...(key && { key }),
    receipt: {
      ...stored.receipt,
      ...totals,
      ...(number !== undefined && { number }),
      ...(isPrepared && { preparedSince: order?.datePaid ?? stored.receipt.placedAt }),
      ...(status && { progress: progressOf(status, { ...payment, total }) }),
      payment,
    },
  };
}
