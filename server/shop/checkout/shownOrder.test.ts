import { expect, test } from "vitest";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import type { Intent, IntentProgress } from "#server/store/orderState.ts";
import { linkedPage, ownPage, shownIntent } from "./shownOrder.ts";

const intent = (progress: IntentProgress, sentAt: number) => ({ progress, sentAt }) as Intent;
const placed = intent("placed", 2);

test.each([
  ["no order is shown if none was placed", undefined, undefined, undefined],
  ["the last order is shown", undefined, placed, placed],
  ["the order that was just found is shown", intent("placed", 2), placed, placed],
  ["an order with an unknown result is being checked", intent("unknown", 3), undefined, "checking"],
  [
    "an order with an unknown result hides an earlier order",
    intent("unknown", 3),
    placed,
    "checking",
  ],
  ["a refused order is displayed as not placed", intent("refused", 3), undefined, "notPlaced"],
  ["a refused order hides an earlier order", intent("refused", 3), placed, "notPlaced"],
  ["a later order hides a refused one", intent("refused", 1), placed, placed],
] as const)("In a session, %s", (_, lookedUp, last, shown) => {
  expect(shownIntent(lookedUp, last)).toEqual(shown);
});

const GATEWAY = "https://pay.example/attempt/1";
const ON_WORDPRESS = "https://shop.example/pay/7/wc_order_abc";
const payAt = ({ id, key }: { id: number; key: string }) => `https://shop.example/pay/${id}/${key}`;

/** Returns an order with this payment, as its intent in the store. */
const orderWith = (payment: Partial<Receipt["payment"]>, progress = "awaitingPayment") =>
  ({
    sentAt: 0,
    order: {
      orderId: 7,
      key: "wc_order_abc",
      receipt: { number: "A-7", progress, payment: { payAt: GATEWAY, ...payment } },
    },
  }) as Intent;

const pageFor = (of: Intent, isGuest = true) =>
  ownPage(of, { isGuest, now: 0, payAt, signsIn: true }).receipt.payment;

test("An order that WooCommerce lets pay is paid on WordPress's page, wherever its gateway is", () => {
  for (const elsewhere of [{}, { isElsewhere: true }]) {
    const unpaid = orderWith({ needsPayment: true, ...elsewhere });
    expect(pageFor(unpaid)).toEqual({ payAt: ON_WORDPRESS, needsPayment: true });
    expect(linkedPage(unpaid.order, { payAt }).receipt.payment.payAt).toBe(ON_WORDPRESS);
  }
});

test("A customer's own order is paid there after a sign-in, but not by its link alone", () => {
  const unpaid = orderWith({ needsPayment: true });
  const signIn = { order: 7, key: "wc_order_abc" };
  expect(pageFor(unpaid, false)).toMatchObject({ signIn });
  expect(pageFor(unpaid)).not.toHaveProperty("signIn");
  expect(linkedPage(unpaid.order, { payAt, signsIn: true }).receipt.payment).not.toHaveProperty(
    "signIn",
  );
});

test("An order that waits for its gateway, or is paid, keeps the gateway's address", () => {
  for (const other of [
    orderWith({ needsPayment: false }),
    orderWith({}),
    orderWith({ needsPayment: true }, "received"),
  ]) {
    expect(pageFor(other)).toEqual(other.order.receipt.payment);
  }
});
