import { DEMO_CARD, paidStatus } from "#shop/orders/gateways.ts";
import { needsPayment } from "#shop/orders/order.ts";
import type { Order } from "#shop/orders/order.ts";
import { setOrderStatus } from "#shop/orders/orderStatus.ts";
import { findOrder } from "#shop/orders/orderStore.ts";
import type { Shop } from "#shop/shop.ts";
import { intentOf } from "./paymentIntents.ts";
import type { PaymentIntent } from "./paymentIntents.ts";
import { saveCard } from "./savedCards.ts";

// Settlement of card payments: an order's status follows its payment intent.

/** Result of a payment, as `vitrineSettlePayment` returns it. */
export type SettledPayment = {
  status: "PAID" | "PROCESSING" | "ACTION" | "FAILED";
  /** Lets the shopper confirm the payment, which they have to. */
  clientSecret: string | null;
  /** Error message of a failed payment. */
  message: string | null;
};

/**
 * Settles an order by its own payment intent, as the provider's webhook does too: it may be repeated
 * any number of times, and changes nothing once the order is settled.
 * @param savesCard saves the card for its customer, as the checkout may have asked for already
 * @returns undefined if the order has no payment intent
 */
export function settlePayment(
  shop: Shop,
  orderId: number,
  { savesCard = false } = {},
): SettledPayment | undefined {
  return shop.database.transaction(() => {
    const order = findOrder(shop, { id: orderId });
    const intent = intentOf(shop, orderId);
    if (!order || !intent) return undefined;
    const settled = settledOrder(shop, order, intent);
    const isCardPaid = intent.status === "succeeded" && isPaid(settled);
    if (isCardPaid && (savesCard || intent.savesCard) && settled.customerId !== 0) {
      saveCard(shop, settled.customerId, intent.paymentMethod);
    }
    return resultOf(settled, intent);
  });
}

const isPaid = ({ status }: Order) => status === "processing" || status === "completed";

/** Sets the status that an order has by its payment intent, unless it was paid in another way. */
function settledOrder(shop: Shop, order: Order, { id, status }: PaymentIntent): Order {
  const awaitsBank = order.status === "on-hold" && order.paymentMethod === DEMO_CARD.id;
  if (!needsPayment(order) && !awaitsBank) return order;
  if (status === "succeeded") {
    const paid = { ...order, transactionId: id.replace("pi_", "ch_") };
    return setOrderStatus(shop, paid, paidStatus(DEMO_CARD.id, order), { isPaid: true });
  }
  if (status === "processing") {
    return awaitsBank ? order : setOrderStatus(shop, order, "on-hold");
  }
  if (status === "requires_action" || order.status === "failed") return order;
  return setOrderStatus(shop, order, "failed");
}

function resultOf(order: Order, intent: PaymentIntent): SettledPayment {
  const none = { clientSecret: null, message: null };
  if (isPaid(order)) return { ...none, status: "PAID" };
  if (order.status === "on-hold") return { ...none, status: "PROCESSING" };
  if (order.status === "pending") {
    return { ...none, status: "ACTION", clientSecret: intent.clientSecret };
  }
  return { ...none, status: "FAILED", message: intent.message || null };
}
