import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mock } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { createLastCarts } from "#server/shop/cart/lastCarts.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { SharedStoreError } from "#server/store/store.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import type { Intent, IntentProgress } from "#server/store/orderState.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import type { SqliteOrderState } from "#server/store/sqliteOrderState.ts";
import type { LinkedOrder, OrderLink } from "./orderLink.ts";
import { createOrders, linkedPage, ownPage, shownIntent } from "./orders.ts";
import type { Orders } from "./orders.ts";
import { createShopChoices } from "./shopChoices.ts";

let state: SqliteOrderState;
let orders: Orders;
let requestLinked: Mock<(link: OrderLink) => Promise<LinkedOrder | undefined>>;

beforeEach(() => {
  state = openOrderState(":memory:");
  const origins = { backend: undefined, allowed: [] };
  const choices = createShopChoices(fetch);
  requestLinked = vi.fn(async () => undefined);
  orders = createOrders({
    choices,
    state,
    lastCarts: createLastCarts(),
    origins,
    log: Fastify().log,
    requestLinked: (link) => requestLinked(link),
  });
});
afterEach(() => state.close());

const guestCustomer = { isSignedIn: () => false } as Shopper["customer"];

/** Returns a shopper whom the backend has confirmed, and whose calls to it reject. */
const shopper = (id: string, error: Error): Shopper => {
  const send = () => Promise.reject(error);
  return {
    session: { read: () => fixedToken(id) } as Shopper["session"],
    customer: { isSignedIn: () => true } as Shopper["customer"],
    send,
    sendAsCustomer: send,
    sendWithoutTokens: send,
    sendAnonymous: send,
    withSessionLock: (work) => work(send, id),
    withTokenLock: (work) => work(),
  };
};

test("An order is displayed as being checked while the backend cannot confirm its session", async () => {
  const down = new BackendError("a session could not be confirmed", { effect: "none" });
  const unknown: Shopper = { ...shopper("7", down), withSessionLock: () => Promise.reject(down) };
  expect(await orders.shown(unknown)).toBe("checking");
});

test("A session that the backend does not confirm is shown no order, and places none", async () => {
  const refused = shopper("t_ann", new Error("unexpected call"));
  refused.withSessionLock = (work) => work(refused.send, undefined);
  state.lastPlaced = () => Promise.reject(new Error("unexpected call"));
  expect(await orders.shown(refused)).toBeUndefined();
  expect(await orders.guestEmail({ ...refused, customer: guestCustomer })).toBeUndefined();
  expect(await orders.placeOrder(refused, { intent: "" } as TypedCheckout, "")).toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("This checkout has expired."),
  });
});

test.each([
  [59, true],
  [61, false],
])("An order of %s minutes ago is recent by the server's clock: %s", async (minutes, isRecent) => {
  const sentAt = Date.now() - minutes * 60_000;
  const last = { sentAt, order: { receipt: { progress: "received" } } } as Intent;
  state.lastPlaced = async () => last;
  const guest = shopper("t_ann", new Error("unexpected call"));
  expect(await orders.shown(guest)).toEqual({
    receipt: last.order.receipt,
    isRecent,
    isGuest: false,
  });
});

test("An error is thrown if the stored orders cannot be read", async () => {
  state.unsettled = () => Promise.reject(new Error("the file is gone"));
  const guest = shopper("t_ann", new Error("unexpected call"));
  await expect(orders.shown(guest)).rejects.toThrow("the file is gone");
});

/** Error of a shared store that does not respond, and of a lock that cannot be taken there. */
const unread = new SharedStoreError("down");
const unlocked = new BackendError("locked", { effect: "none", cause: unread });

test.each([
  ["its order store does not respond", unread],
  ["its session cannot be locked", unlocked],
])("While %s, a shopper's orders are neither shown nor denied", async (_, error) => {
  const ann: Shopper = { ...shopper("t_ann", error), withSessionLock: () => Promise.reject(error) };
  expect(await orders.shown(ann)).toBe("checking");
  expect(await orders.isUnpaid(ann)).toBe(false);
  expect(await orders.guestEmail({ ...ann, customer: guestCustomer })).toBeUndefined();
  for (const attempt of [
    orders.placeOrder(ann, {} as TypedCheckout, ""),
    orders.handOver(ann, ""),
  ]) {
    expect(await attempt).toMatchObject({
      outcome: "failed",
      message: expect.stringMatching(/this attempt placed none.*never place an order twice/),
      effectOfCall: "none",
    });
  }
});

test("While the order store does not respond, an order is requested by its link, or is being checked", async () => {
  state.placedWithKey = () => Promise.reject(unread);
  expect(await orders.atLink(guest(), link)).toBe("checking");
  requestLinked.mockResolvedValue(linked);
  expect(await orders.atLink(guest(), link)).toMatchObject({ receipt: linked.receipt });
});

const link = { number: "7", key: "wc_order_abc" };
const linked = { orderId: 7, key: link.key, receipt: { number: "A-7" } } as LinkedOrder;
const guest = () => shopper("t_ann", new Error("unexpected call"));

test("An order that is not stored is requested by its link, and shown without its session's rights", async () => {
  expect(await orders.atLink(guest(), link)).toBeUndefined();
  requestLinked.mockResolvedValue(linked);
  expect(await orders.atLink(guest(), link)).toEqual({
    receipt: linked.receipt,
    isRecent: false,
    isStored: true,
    link: "/checkout/order-received/A-7?key=wc_order_abc",
  });
  expect(requestLinked).toHaveBeenLastCalledWith(link);
});

test("A link that no order can have is not requested, nor is one whose order is stored", async () => {
  for (const odd of [
    { ...link, key: "%" },
    { ...link, number: "7\n8" },
    { number: "", key: "" },
  ]) {
    expect(await orders.atLink(guest(), odd)).toBeUndefined();
  }
  state.placedWithKey = async () => ({ orderOwner: "", order: linked }) as unknown as Intent;
  expect(await orders.atLink(guest(), link)).toMatchObject({ isStored: true });
  expect(requestLinked).not.toHaveBeenCalled();
});

test("A stored order that was unpaid is requested by its link, and shown as it was if that fails", async () => {
  const withProgress = (progress: string) =>
    ({ ...linked, receipt: { ...linked.receipt, progress, payment: {} } }) as LinkedOrder;
  const order = withProgress("awaitingPayment");
  state.placedWithKey = async () => ({ orderOwner: "", order }) as unknown as Intent;
  const shown = () => orders.atLink(guest(), link);
  requestLinked.mockResolvedValueOnce(withProgress("received"));
  expect(await shown()).toMatchObject({ receipt: { progress: "received" } });
  requestLinked.mockRejectedValueOnce(new BackendError("it is down", { effect: "none" }));
  expect(await shown()).toMatchObject({ receipt: { progress: "awaitingPayment" } });
});

const intent = (progress: IntentProgress, sentAt: number) => ({ progress, sentAt }) as Intent;
const lastOne = intent("placed", 2);

test.each([
  ["no order is shown if none was placed", undefined, undefined, undefined],
  ["the last order is shown", undefined, lastOne, lastOne],
  ["the order that was just found is shown", intent("placed", 2), lastOne, lastOne],
  ["an order with an unknown result is being checked", intent("unknown", 3), undefined, "checking"],
  [
    "an order with an unknown result hides an earlier order",
    intent("unknown", 3),
    lastOne,
    "checking",
  ],
  ["a missing order is displayed as not placed", intent("missing", 3), undefined, "notPlaced"],
  ["a missing order hides an earlier order", intent("missing", 3), lastOne, "notPlaced"],
  ["a later order hides a missing one", intent("missing", 1), lastOne, lastOne],
] as const)("For its owner, %s", (_, lookedUp, last, shown) => {
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
