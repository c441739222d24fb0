import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import { checkoutResponseTo, cartOfOne } from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  INTENT,
  PLACED,
  createdOrder,
  openPlacing,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";
import type { CartToOrder } from "./readCart.ts";

// Payment of a placed order: none, here, or in WordPress.

let placing: Placing;
afterEach(() => placing.state.close());

const seen = (cart: CartToOrder) => JSON.stringify(confirmedOrder(cart));
const dear = cartOfOne;
const free = { ...cartOfOne, total: "$0.00", rawTotal: "0" };
const freeOrder = () =>
  createdOrder({ total: "$0.00", rawTotal: "0", paymentMethod: "", status: "PROCESSING" });
const CHOOSE = { paymentMethod: "Choose a payment method." };

describe("An order of 0", () => {
  beforeEach(() => {
    placing = openPlacing();
    placing.shop.cart = free;
    placing.shop.checkout = () => checkoutResponseTo(freeOrder());
  });

  test.each(["", "card", "gone"])(
    "is placed with no payment method if %j was chosen",
    async (paymentMethod) => {
      const { place, shop, state } = placing;
      expect(await place({ paymentMethod, seen: seen(free) })).toEqual(PLACED);
      expect(shop.input).not.toHaveProperty("paymentMethod");
      expect(shop.input).toMatchObject({ metaData: [{}, { value: "0" }] });
      const last = await state.lastPlaced("ann");
      expect(last?.order.receipt).toMatchObject({
        progress: "received",
        payment: { title: "", instructions: "" },
      });
    },
  );

  test("awaits no payment, whatever the backend's status is", async () => {
    const { place, shop, state } = placing;
    shop.checkout = () => checkoutResponseTo({ ...freeOrder(), status: "PENDING" });
    expect(await place({ paymentMethod: "", seen: seen(free) })).toEqual(PLACED);
    expect((await state.lastPlaced("ann"))?.order.receipt.progress).toBe("received");
  });

  test("that has come to cost something is not placed, and asks for a payment method", async () => {
    const { place, shop } = placing;
    shop.meanwhile = () => void (shop.cart = dear);
    const typed = { paymentMethod: "", seen: seen(free) };
    expect(await place(typed)).toMatchObject({
      outcome: "changed",
      changes: expect.arrayContaining(["The total is now $10.81; it was $0.00."]),
    });
    expect(await place({ ...typed, seen: seen(dear) })).toMatchObject({
      outcome: "faults",
      faults: CHOOSE,
    });
    expect(shop.sent).toBe(0);
  });

  test("that cost something before its address was known needs no payment method", async () => {
    const { place, shop } = placing;
    shop.cart = dear;
    shop.meanwhile = () => void (shop.cart = free);
    expect(await place({ paymentMethod: "", seen: seen(free) })).toEqual(PLACED);
  });

  test("of a shop whose methods are all paid in WordPress is placed here", async () => {
    placing.state.close();
    placing = openPlacing([], { ...DEFAULT_USE, methods: ["card", "cod"] });
    placing.shop.cart = free;
    placing.shop.checkout = () => checkoutResponseTo(freeOrder());
    expect(await placing.place({ paymentMethod: "", seen: seen(free) })).toEqual(PLACED);
  });
});

describe("A method that is paid in WordPress", () => {
  const methods = ["card"];

  test.each(["here", "both", "wordpress"] as const)(
    "is refused by our checkout with CHECKOUT=%s",
    async (at) => {
      placing = openPlacing([], { at, methods, redirects: true });
      expect(await placing.place({ paymentMethod: "card" })).toMatchObject({
        outcome: "faults",
        faults: { paymentMethod: expect.stringContaining("no longer available") },
      });
      expect(placing.shop.sent).toBe(0);
      expect(await placing.place({ paymentMethod: "cod" })).toEqual(PLACED);
    },
  );

  test.each([
    ["is chosen", "card", ["card"]],
    ["is the only kind", "", ["card", "cod"]],
  ])("gets the cart and the typed address if it %s", async (_, paymentMethod, elsewhere) => {
    placing = openPlacing([], { ...DEFAULT_USE, methods: elsewhere });
    const { place, shop, state } = placing;
    const location = "https://shop.example/transfer-session?session_id=t_1";
    shop.links = { customer: { checkoutUrl: location }, cart: { isEmpty: false } };
    expect(await place({ paymentMethod, email: "not yet" })).toEqual({
      outcome: "redirect",
      location,
      isHandedOver: true,
    });
    expect(shop.reported).toMatchObject([{ billing: { city: "Los Angeles" } }]);
    expect(shop.sent).toBe(0);
    expect(await state.find("ann", INTENT)).toBeUndefined();
    expect(placing.cartEvents).toEqual(["forgotten"]);
  });
});

describe("A payment that continues with a fragment", () => {
  const hash = "#wc-stripe-confirm-pi:7:pi_1_secret_2:nonce";
  const pending = () => createdOrder({ status: "PENDING", needsPayment: true });
  const payment = {
    outcome: "redirect",
    location: "https://shop.example/checkout/order-pay/7/?key=wc_order_x",
  };

  beforeEach(() => {
    placing = openPlacing();
    placing.shop.checkout = () => checkoutResponseTo(pending(), hash);
  });

  test("leads to the payment of its order in WordPress, and is one order", async () => {
    const { place, shop } = placing;
    expect(await place()).toEqual(payment);
    shop.orders = [pending()];
    expect(await place()).toEqual(payment);
    expect(await place({ intent: `${INTENT}-again` })).toEqual(payment);
    expect(shop.sent).toBe(1);
    shop.orders = [createdOrder()];
    expect(await place()).toEqual(PLACED);
  });

  test("leads to the order's page if there is nothing to pay in WordPress, as for a voucher", async () => {
    const { place, shop } = placing;
    shop.checkout = () => checkoutResponseTo(createdOrder({ status: "ON_HOLD" }), hash);
    expect(await place()).toEqual(PLACED);
  });
});
