import type { PaymentGateway } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { needsProcessing } from "./order.ts";
import type { Order, OrderContents, OrderStatus } from "./order.ts";
import { t } from "../../../words/t.ts";

// Payment gateways.

/** WooCommerce's own offline payment gateways, in its order. */
const OFFLINE: readonly PaymentGateway[] = [
  {
    id: "bacs",
    title: "Direct bank transfer",
    description: "Into our bank account. We start on your order once the money has arrived.",
  },
  {
    id: "cheque",
    title: "Cheque",
    description: "We start on your order once the cheque has cleared.",
  },
  {
    id: "cod",
    title: "Cash on delivery",
    description: "Pay whoever brings the parcel.",
  },
];

/** Id of the gateway with a payment page of its own, as card processors have. */
const REDIRECTING = "redirect-pay";

/** Path of its payment page, before the order key. */
export const PAY_PATH = "/embedded-pay/";

const redirecting: PaymentGateway = {
  id: REDIRECTING,
  title: "Pay on another page",
  description: "You’ll go to a payment page, then come back here.",
};

/** Gateway whose fields are on the storefront's page; the Store API's `payment_data` pays by it. */
export const DEMO_CARD: PaymentGateway = {
  id: "demo_card",
  title: "Card (demonstration)",
  description: "A demonstration: no real card is taken.",
};

/** Returns the payment gateways that a shopper may choose. */
export function gatewaysOf({ settings, redirectPay, takesCards, shown }: Shop): PaymentGateway[] {
  const offline = settings.offlineGateways ?? OFFLINE;
  const own = takesCards ? [DEMO_CARD, ...offline] : offline;
  const offered = [...(settings.gateways ?? own), ...(redirectPay ? [redirecting] : [])];
  return offered.map((gateway) => ({
    ...gateway,
    title: shown(gateway.title),
    description: shown(gateway.description),
  }));
}

/** Id of the gateway with fields in its own form, which only WordPress's checkout has. */
export const CARD_ID = "wordpress-card";

/** Returns the payment gateways of WordPress's own checkout. */
export const wordpressGatewaysOf = (shop: Shop): PaymentGateway[] => [
  ...gatewaysOf(shop).filter(({ id }) => id !== DEMO_CARD.id),
  {
    id: CARD_ID,
    title: t("backend.wordpressCard"),
    description: t("backend.wordpressCardNote"),
  },
];

/** Returns the status of a new order after its gateway's response, as WooCommerce sets it. */
export function statusAfter(gateway: string, order: OrderContents): OrderStatus {
  if (gateway === REDIRECTING || gateway === DEMO_CARD.id) return "pending";
  if (gateway === "cod") return "processing";
  return gateway === "" ? paidStatus(gateway, order) : "on-hold";
}

/** Returns the status of a paid order; with cash on delivery it is "completed". */
export function paidStatus(gateway: string, order: Pick<OrderContents, "lines">): OrderStatus {
  return gateway !== "cod" && needsProcessing(order) ? "processing" : "completed";
}

/**
 * Returns the URL to which a new order redirects: WordPress's order-received page, or the gateway's
 * payment page, unless there is nothing to pay. The latter has no origin: the server of the shop serves it too.
 */
export function redirectAfter(
  { siteUrl }: Pick<Shop, "siteUrl">,
  order: Pick<Order, "id" | "key" | "paymentMethod" | "totals">,
): string {
  return order.paymentMethod === REDIRECTING && order.totals.total > 0
    ? PAY_PATH + order.key
    : `${siteUrl}/checkout/order-received/${order.id}/?key=${order.key}`;
}
