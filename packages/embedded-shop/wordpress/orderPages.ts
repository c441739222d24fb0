import { createElement as h } from "react";
import { CARD_ID, paidStatus, statusAfter, wordpressGatewaysOf } from "#shop/orders/gateways.ts";
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
import { t } from "../../../words/t.ts";

// WordPress's own pages of an order: received, and to pay.

/** Page of a placed order, which the order's key opens; an account's also needs its login. */
export function orderReceivedPage(visit: Visit, id: string): Response {
  const order = orderOf(visit, id);
  if (!order || !isOwner(visit, order)) {
    return respondPage(visit, t("backend.orderReceived"), [
      paragraph(t("backend.thanks")),
      paragraph(t("backend.logInToView")),
    ]);
  }
  return respondPage(visit, t("backend.orderReceived"), [
    paragraph(t("backend.thanks")),
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
  if (!order) return refused(visit, t("backend.orderInvalid"));
  if (!isOwner(visit, order)) return refused(visit, t("backend.logInToPay"));
  if (!needsPayment(order)) {
    return refused(visit, t("backend.notPayable", { status: order.status }));
  }
  const action = `pay-${order.id}`;
  if (!form) return payForm(visit, order, action);
  const posted = postedForm(visit, action);
  if (!posted) return refused(visit, t("backend.notProcessed"), 403);
  const gateway = wordpressGatewaysOf(shop).find((one) => one.id === posted.get("payment_method"));
  const errors = gateway ? paymentErrors(posted) : [t("backend.paymentMethodInvalid")];
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
    const isPaid = method === CARD_ID;
    const status = isPaid ? paidStatus(method, order) : statusAfter(method, order);
    return setOrderStatus(shop, chosen, status, { isPaid });
  });
}

function payForm(visit: Visit, order: Order, action: string, errors: readonly string[] = []) {
  return respondPage(visit, t("backend.payForOrder"), [
    notices(errors),
    orderTable(visit.shop, order),
    postForm(
      visit,
      action,
      paymentFields(visit),
      h("button", { name: "woocommerce_pay", value: "1" }, t("backend.payForOrder")),
    ),
  ]);
}

const refused = (visit: Visit, message: string, status = 200) =>
  respondPage(visit, t("backend.payForOrder"), [notices([message])], status);

/** Returns the order of an address, if its key is right. */
function orderOf({ shop, query }: Visit, id: string): Order | undefined {
  const order = findOrder(shop, { id: Number(id) });
  return order?.key === query.get("key") ? order : undefined;
}

const isOwner = ({ session }: Visit, { customerId }: Order) =>
  customerId === 0 || customerId === session.user;
