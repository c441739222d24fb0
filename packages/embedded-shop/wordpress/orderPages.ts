import { createElement as h } from "react";
import { CARD, paidStatus, statusAfter, wordpressGatewaysOf } from "#shop/orders/gateways.ts";
import type { PaymentGateway } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { returnAddress } from "#shop/handover/returnAddress.ts";
import { needsPayment } from "#shop/orders/order.ts";
import type { Order } from "#shop/orders/order.ts";
import { setOrderStatus } from "#shop/orders/orderStatus.ts";
import { findOrder } from "#shop/orders/orderStore.ts";
import { orderFacts, orderTable } from "./cartLines.ts";
import { paymentErrors, paymentFields } from "./checkoutForm.ts";
import { notices, paragraph, postForm, respondPage } from "./page.ts";
import { postedForm, redirect } from "./visit.ts";
import type { Visit } from "./visit.ts";

// WordPress's own pages of an order: received, and to pay.

const INVALID = "Sorry, this order is invalid and cannot be paid for.";
const PAY_LOGIN = "Please log in to your account below to continue to the payment form.";

/** Page of a placed order, which the order's key opens; an account's also needs its login. */
export function orderReceivedPage(visit: Visit, id: string): Response {
  const order = orderOf(visit, id);
  if (!order || !isOwner(visit, order)) {
    return respondPage(visit, "Order received", [
      paragraph("Thank you. Your order has been received."),
      paragraph("Have an account with us? Log in to view your order."),
    ]);
  }
  return respondPage(visit, "Order received", [
    paragraph("Thank you. Your order has been received."),
    orderFacts(visit.shop, order),
    orderTable(visit.shop, order),
  ]);
}

/** Returns the address of the page on which an order is paid. */
export const payUrl = (
  { wordpressUrl }: Pick<Shop, "wordpressUrl">,
  { id, key }: Pick<Order, "id" | "key">,
) => `${wordpressUrl}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;

/** Page on which an order that awaits payment is paid, with its key; an account's after its login. */
export function orderPayPage(visit: Visit, id: string): Response {
  const { shop, session, form } = visit;
  const order = orderOf(visit, id);
  session.start();
  if (!order) return refused(visit, INVALID);
  if (!isOwner(visit, order)) return refused(visit, PAY_LOGIN);
  if (!needsPayment(order)) {
    return refused(
      visit,
      `This order’s status is “${order.status}”—it cannot be paid for. Please contact us if you need assistance.`,
    );
  }
  const action = `pay-${order.id}`;
  if (!form) return payForm(visit, order, action);
  const posted = postedForm(visit, action);
  if (!posted)
    return refused(visit, "We were unable to process your order, please try again.", 403);
  const gateway = wordpressGatewaysOf(shop).find((one) => one.id === posted.get("payment_method"));
  const errors = gateway ? paymentErrors(posted) : ["Invalid payment method."];
  if (!gateway || errors.length > 0) return payForm(visit, order, action, errors);
  const paid = settle(shop, order.id, gateway);
  return redirect(returnAddress(shop, paid ?? order));
}

/** Sets the order's payment method and status, unless it was paid meanwhile. */
function settle(shop: Shop, id: number, { id: method, title }: PaymentGateway) {
  return shop.database.transaction(() => {
    const order = findOrder(shop, { id });
    if (!order || !needsPayment(order)) return order;
    const chosen = { ...order, paymentMethod: method, paymentMethodTitle: title };
    const isPaid = method === CARD.id;
    const status = isPaid ? paidStatus(method, order) : statusAfter(method, order);
    return setOrderStatus(shop, chosen, status, { isPaid });
  });
}

function payForm(visit: Visit, order: Order, action: string, errors: readonly string[] = []) {
  return respondPage(visit, "Pay for order", [
    notices(errors),
    orderTable(visit.shop, order),
    postForm(
      visit,
      action,
      paymentFields(visit),
      h("button", { name: "woocommerce_pay", value: "1" }, "Pay for order"),
    ),
  ]);
}

const refused = (visit: Visit, message: string, status = 200) =>
  respondPage(visit, "Pay for order", [notices([message])], status);

/** Returns the order of an address, if its key is right. */
function orderOf({ shop, query }: Visit, id: string): Order | undefined {
  const order = findOrder(shop, { id: Number(id) });
  return order?.key === query.get("key") ? order : undefined;
}

const isOwner = ({ session }: Visit, { customerId }: Order) =>
  customerId === 0 || customerId === session.user;
