import type { PaymentGateway } from "#server/embedded/shop/merchandise.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { needsProcessing } from "./order.ts";
import type { OrderContents, OrderStatus } from "./order.ts";

/** The ways to pay that WooCommerce itself brings, in its order. */
const OFFLINE: readonly PaymentGateway[] = [
  {
    id: "bacs",
    title: "Direct bank transfer",
    description:
      "Make your payment directly into our bank account. Please use your order number as the payment reference. Your order is sent once the money has arrived.",
  },
  {
    id: "cheque",
    title: "Cheque payments",
    description: "Please send a cheque to the shop’s address, made out to the shop’s name.",
  },
  { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
];

/** The id of the gateway that leads to a page of its own, as a card company's does. */
const REDIRECTING = "redirect-pay";

/** Where that page is. */
export const PAY_PATH = "/embedded-pay/";

const redirecting: PaymentGateway = {
  id: REDIRECTING,
  title: "Pay on another page",
  description: "You’ll go to a payment page, then come back here.",
};

/** The ways to pay that a shopper may choose. */
export function gatewaysOf({ settings, redirectPay }: Shop): PaymentGateway[] {
  return [...(settings.gateways ?? OFFLINE), ...(redirectPay ? [redirecting] : [])];
}

/** Where an order stands after its gateway was asked: WooCommerce's status for each of them. */
export function statusAfter(gateway: string, order: OrderContents): OrderStatus {
  if (gateway === REDIRECTING) return "pending";
  if (gateway === "cod") return "processing";
  return gateway === "" ? paidStatus(gateway, order) : "on-hold";
}

/** Where an order stands once it is paid. Cash on delivery calls such an order completed. */
export function paidStatus(gateway: string, order: Pick<OrderContents, "lines">): OrderStatus {
  return gateway !== "cod" && needsProcessing(order) ? "processing" : "completed";
}

/**
 * Where a shopper goes after an order: to WordPress's page of thanks, or to the gateway. Whoever
 * serves the shop serves the pay page too, so its address names no origin.
 */
export function redirectAfter(
  { siteUrl }: Shop,
  order: { id: number; key: string; paymentMethod: string },
): string {
  return order.paymentMethod === REDIRECTING
    ? PAY_PATH + order.key
    : `${siteUrl}/checkout/order-received/${order.id}/?key=${order.key}`;
}
