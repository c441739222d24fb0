import { createHmac } from "node:crypto";
import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import { OperationError } from "#relay/contract/errors.ts";
import document from "#server/__generated__/settlePaymentMutation.graphql.ts";
import type { settlePaymentMutation } from "#server/__generated__/settlePaymentMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { Intent, StoredOrder } from "#server/store/orderState.ts";
import { isPayable, withOrder } from "./backendOrder.ts";
import { isRecent, lastOrders, recordResult, refreshOrder } from "./resolveIntent.ts";
import type { OrderMemory, OrderTools } from "./resolveIntent.ts";
import { declined } from "./sendCheckout.ts";

// The one way to the result of a card payment: WordPress asks the provider about the order's own
// payment, and settles the order by the answer. It may be repeated at any time.

// `wordpress/vitrine` adds this mutation.
void graphql`
  mutation settlePaymentMutation($input: VitrineSettlePaymentInput!) {
    vitrineSettlePayment(input: $input) {
      status
      clientSecret
      message
    }
  }
`;

/** State of an order's payment, as the provider reports it to WordPress. */
type PaymentState =
  | { status: "paid" | "processing" }
  /** The shopper has to confirm it. The secret is neither stored nor logged. */
  | { status: "action"; clientSecret: string }
  | { status: "failed"; message: string };

/** An order whose payment is to be settled. */
type UnsettledOrder = { orderId: number; key: string; savesCard: boolean };

/** Signs an order with the secret that WordPress knows too. */
function signPayment({ orderId, key, savesCard }: UnsettledOrder, secret: string, now: number) {
  const time = String(Math.floor(now / 1000));
  const signed = ["payment", time, orderId, key, savesCard ? "1" : ""].join("\n");
  const signature = createHmac("sha256", secret).update(signed).digest("hex");
  return { orderId, orderKey: key, savesCard, time, signature };
}

/** True for an order whose payment its shopper may have to confirm. */
export const isConfirmedHere = ({ receipt }: StoredOrder): boolean =>
  isPayable(receipt.progress) && receipt.payment.payAt?.startsWith(CONFIRM_PATH) === true;

/**
 * True if the owner's last attempt left an unpaid order, of a declined or abandoned payment. The
 * Store API alone uses it again.
 */
export async function hasLeftUnpaid({ orderOwner, state, now }: OrderMemory): Promise<boolean> {
  const last = await state.last(orderOwner);
  if (!last || !isRecent(last, now())) return false;
  return last.progress === "placed" ? isConfirmedHere(last.order) : last.order.leftUnpaid === true;
}

/** Returns an order without a card's payment, which is settled or was made in another way. */
function withoutCard({ adapted: _, receipt, ...order }: StoredOrder): StoredOrder {
  const { payAt: __, ...payment } = receipt.payment;
  return { ...order, receipt: { ...receipt, payment } };
}

/** Returns an order whose payment is settled, with the backend's status and the time. */
function asPaid(
  order: StoredOrder,
  paid: { status: "PROCESSING" | "ON_HOLD"; datePaid: string },
): StoredOrder {
  const settled = withoutCard(order);
  if (!isPayable(order.receipt.progress)) return settled;
  const { orderId = 0, key = "" } = order;
  const head = { databaseId: orderId, orderNumber: order.receipt.number, orderKey: key, ...paid };
  return withOrder(settled, head);
}

/** Returns an order as it is paid by another method than a card's, as after an abandoned one. */
async function paidOtherwise({ order }: Intent, send: typeof fetch): Promise<StoredOrder> {
  const orders = await lastOrders(send, order.receipt.email);
  const found = orders?.find(({ databaseId }) => databaseId === order.orderId);
  if (!found || found.paymentMethod === order.adapted?.method) {
    throw new OperationError("settlePaymentMutation", "the order or the signature was refused");
  }
  return withOrder(withoutCard(order), found);
}

/**
 * Settles the payment of an owner's placed order, in its session, and records what came of it.
 * Rejects if WordPress does not tell the state.
 */
export async function settleOrder(
  intent: Intent,
  tools: OrderTools,
): Promise<{ intent: Intent; state: PaymentState }> {
  const { send, secret, now, lastCart } = tools;
  const { orderId, key, adapted } = intent.order;
  if (orderId === undefined || key === undefined || secret === undefined) {
    throw new OperationError("settlePaymentMutation", "the order or the secret is not known");
  }
  const state = await settlePayment(
    send,
    { orderId, key, savesCard: adapted?.savesCard ?? false },
    { secret, now: now() },
  );
  if (!state) {
    const order = await paidOtherwise(intent, send);
    const known = await recordResult(intent, "placed", tools, { order });
    return { intent: known, state: { status: "paid" } };
  }
  if (state.status === "action") return { intent, state };
  if (state.status === "failed") {
    // The cart is ordered by nobody yet: the next attempt uses the order again.
    lastCart.restore();
    return { intent: await refreshOrder(intent, tools), state };
  }
  const status = state.status === "paid" ? "PROCESSING" : "ON_HOLD";
  const order = asPaid(intent.order, { status, datePaid: new Date(now()).toISOString() });
  lastCart.forget();
  return { intent: await recordResult(intent, "placed", tools, { order }), state };
}

/**
 * Settles the payment of an order, in its own session, whose cart WordPress empties once it is paid.
 * Returns undefined if it is no order of a card; rejects if WordPress does not tell the state.
 */
async function settlePayment(
  send: typeof fetch,
  order: UnsettledOrder,
  { secret, now }: { secret: string; now: number },
): Promise<PaymentState | undefined> {
  const input = signPayment(order, secret, now);
  const { data, errors = [] } = await requestShop<settlePaymentMutation>(send, document, { input });
  const settled = data?.vitrineSettlePayment;
  const { status, clientSecret, message } = settled ?? {};
  if (settled && !status && errors.length === 0) return undefined;
  if (status === "PAID") return { status: "paid" };
  if (status === "PROCESSING") return { status: "processing" };
  if (status === "ACTION" && clientSecret) return { status: "action", clientSecret };
  if (status === "FAILED") return { status: "failed", message: declined(message) };
  const messages = errors.map((error) => error.message);
  throw new OperationError("settlePaymentMutation", "no state was returned", { messages });
}
