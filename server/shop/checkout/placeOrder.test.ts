import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { BackendError } from "#relay/contract/errors.ts";
import type { Effect } from "#relay/contract/errors.ts";
import { SharedStoreError } from "#server/store/store.ts";
import { UnrecordedError } from "#server/store/orderState.ts";
import {
  addressOf,
  checkoutResponseTo,
  cartOfOne,
} from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  INTENT,
  createdOrder,
  openPlacing,
  PLACED,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";
import { INTENT_KEY, CONFIRMED_TOTAL_KEY } from "./backendOrder.ts";

const OTHER = "9e1f6c52-7f3b-4a35-8c57-f2b8f1f0a9d3";

let state: Placing["state"];
let shop: Placing["shop"];
let place: Placing["place"];
let pass: Placing["pass"];

beforeEach(() => void ({ state, shop, place, pass } = openPlacing()));
afterEach(() => state.close());

test("A checkout that certainly was not applied is sent again at once, and placed once", async () => {
  shop.checkout = () => {
    throw new BackendError("the backend responded with 429", { effect: "none" });
  };
  expect(await place()).toMatchObject({ outcome: "failed", effectOfCall: "none" });
  shop.checkout = () => checkoutResponseTo(createdOrder());
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test.each<Effect>(["none", "unknown"])(
  "If a call before the checkout fails with the effect %s, no order is placed, and the next attempt places one",
  async (effectOfCall) => {
    shop.meanwhile = () => {
      throw new BackendError("the backend is unavailable", { effect: effectOfCall });
    };
    expect(await place()).toEqual({
      outcome: "failed",
      message: "We couldn’t reach the shop. No order was placed. Try again in a moment.",
      effectOfCall,
    });
    expect(shop.sent).toBe(0);
    shop.meanwhile = () => {};
    expect(await place()).toEqual(PLACED);
  },
);

test("An order that cannot be recorded is not sent, and placed once it can be", async () => {
  vi.spyOn(state, "begin").mockRejectedValueOnce(new UnrecordedError("the disk is full"));
  expect(await place()).toEqual({
    outcome: "failed",
    message:
      "We can’t take orders just now. No order was placed, and your cart is safe. Try again in a few minutes.",
    effectOfCall: "none",
  });
  expect(shop.sent).toBe(0);
  expect(await place()).toEqual(PLACED);
});

const DOWN = new SharedStoreError("down");

test("An order that cannot be recorded, as the shared store has failed since, was not placed", async () => {
  vi.spyOn(state, "begin").mockImplementationOnce(async () => {
    vi.spyOn(state, "find").mockRejectedValueOnce(DOWN);
    throw new UnrecordedError("down", { cause: DOWN });
  });
  expect(await place()).toMatchObject({
    message: expect.stringContaining("No order was placed, and your cart is safe."),
  });
  expect(shop.sent).toBe(0);
});

test("An empty cart is not said to be unordered while the shared store does not respond", async () => {
  expect(await place()).toEqual(PLACED);
  shop.cart = { ...shop.cart, contents: { nodes: [] } };
  vi.spyOn(state, "lastPlaced").mockRejectedValueOnce(DOWN);
  expect(await place({ intent: `${INTENT}-2` })).toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("this attempt placed none"),
  });
});

test("An unpaid order redirects to its payment again instead of being placed twice", async () => {
  const toPay = { outcome: "redirect", location: "https://pay.example/7" };
  shop.checkout = () => checkoutResponseTo(createdOrder({ status: "PENDING" }), toPay.location);
  shop.orders = [createdOrder({ status: "PENDING" })];
  expect(await place()).toEqual(toPay);
  // The gateway keeps the cart until the order is paid.
  expect(await place({ intent: OTHER })).toEqual(toPay);
  shop.orders = [createdOrder({ status: "FAILED" })];
  expect(await place({ intent: OTHER })).toEqual(toPay);
  expect(shop.sent).toBe(1);
  expect(await place({ intent: OTHER, paymentMethod: "cod" })).toMatchObject({
    location: toPay.location,
  });
  expect(shop.sent).toBe(2);
});

test("A price change after the last read is displayed, without a redirect to the payment", async () => {
  const redirect = "https://pay.example/7";
  shop.checkout = () =>
    checkoutResponseTo(createdOrder({ status: "PENDING", total: "$12.00" }), redirect);
  shop.orders = [createdOrder({ status: "PENDING", total: "$12.00" })];
  expect(await place()).toEqual(PLACED);
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({
    order: { receipt: { total: "$12.00", seenTotal: "$10.81", payment: { payAt: redirect } } },
  });
  expect(shop.sent).toBe(1);
});

const unconfirmed = () => ({
  data: { checkout: null },
  errors: [{ message: `<b>Stop.</b> Not ${CONFIRMED_TOTAL_KEY}.`, path: ["checkout"] }],
});

test("An order that the shop rejects for an unconfirmed total shows the changes, and is placed once confirmed", async () => {
  const raised = { ...cartOfOne, total: "$12.00", rawTotal: "12" };
  shop.checkout = () => {
    shop.cart = raised;
    return unconfirmed();
  };
  const changes = ["The total is now $12.00; it was $10.81."];
  expect(await place()).toMatchObject({ outcome: "changed", changes });
  shop.checkout = () => checkoutResponseTo(createdOrder({ total: "$12.00" }));
  expect(await place({ seen: JSON.stringify(confirmedOrder(raised)) })).toEqual(PLACED);
  expect(shop.input).toMatchObject({
    metaData: [
      { key: INTENT_KEY, value: INTENT },
      { key: CONFIRMED_TOTAL_KEY, value: "12" },
    ],
  });
  expect(await state.lastPlaced("ann")).not.toHaveProperty("order.receipt.seenTotal");
});

test("An order may be placed again if its total is back to the confirmed one", async () => {
  shop.checkout = unconfirmed;
  expect(await place()).toMatchObject({ outcome: "refused" });
  shop.checkout = () => checkoutResponseTo(createdOrder());
  expect(await place()).toEqual(PLACED);
});

test("An order without a raw total is sent without the confirmed total", async () => {
  shop.cart = { ...cartOfOne, rawTotal: null };
  expect(await place()).toEqual(PLACED);
  expect(shop.input).toMatchObject({ metaData: [{ key: INTENT_KEY, value: INTENT }] });
});

test("An order without delivery leaves the delivery address unchanged", async () => {
  const home = { ...addressOf("shipping"), shipping_address1: "3 Elm Street" };
  const other = { ...home, shipping_postcode: "12" };
  expect(await place({ ...home, intent: OTHER })).toEqual(PLACED);
  expect(shop.reported).toMatchObject([
    { billing: { address1: "1 Main St" }, shipping: { address1: "1 Main St" } },
    "the order",
    { shipping: { firstName: "Ann", address1: "3 Elm Street", city: "Los Angeles" } },
  ]);
  for (const delivery of [{}, addressOf("shipping"), other]) {
    shop.reported = [];
    pass(3_600_001);
    expect(await place({ ...delivery, intent: randomUUID() })).toEqual(PLACED);
    expect(shop.reported.at(-1)).toBe("the order");
  }
});

test("An order on hold that is paid externally redirects to its payment", async () => {
  shop.checkout = () =>
    checkoutResponseTo(createdOrder({ status: "ON_HOLD" }), "https://pay.example/9");
  expect(await place()).toEqual({ outcome: "redirect", location: "https://pay.example/9" });
});

test("A failed payment is reported, and the order may be placed again", async () => {
  const notices = [{ message: "<b>Your card</b> was declined." }];
  shop.checkout = () => ({
    data: { checkout: { result: "failure", redirect: "", notices, order: null } },
  });
  expect(await place()).toEqual({ outcome: "refused", message: "Your card was declined." });
  shop.checkout = () => checkoutResponseTo(createdOrder());
  expect(await place()).toEqual(PLACED);
});

test("An order that the backend does not return gets its number from the redirect", async () => {
  const redirect = "https://shop.example/checkout/order-received/1128/?key=wc_order_y";
  shop.checkout = () => checkoutResponseTo(null, redirect);
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { receipt: { number: "1128" } } });
});

test("An order from a page of the browser's history is refused if the cart has changed, instead of returning the earlier order", async () => {
  await place();
  expect(await place()).toEqual(PLACED);
  shop.cart = { ...cartOfOne, total: "$20.00" };
  expect(await place({ seen: JSON.stringify(confirmedOrder(shop.cart)) })).toMatchObject({
    outcome: "refused",
  });
  expect(shop.sent).toBe(1);
});

test("An order that another process places meanwhile is returned and not placed twice", async () => {
  shop.meanwhile = async () => {
    shop.meanwhile = () => {};
    expect(await place()).toEqual(PLACED);
    shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  };
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(1);
});

test("An empty cart places no order and returns an order placed recently", async () => {
  shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  expect(await place()).toMatchObject({ outcome: "refused" });
  shop.cart = cartOfOne;
  await place();
  shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(shop.sent).toBe(1);
});

test.each(["", "short", "a b c d e f g h i j k l", "x".repeat(70)])(
  "An invalid intent is rejected: %s",
  async (intent) => {
    expect(await place({ intent })).toMatchObject({ outcome: "refused" });
    expect(shop.sent).toBe(0);
  },
);
