import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { storeAddress } from "#tests/worlds/fixtures/storeAddressFixture.ts";
import { cartOfOne, storeCartOf, storeOrderOf } from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  INTENT,
  PURCHASE_ORDER,
  createdOrder,
  openPlacing,
  PLACED,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";

const methods: PaymentFields = [
  { id: "invoice", fields: [{ name: "vat_id", label: "VAT number" }] },
  ...PURCHASE_ORDER,
];

let state: Placing["state"];
let shop: Placing["shop"];
let pass: Placing["pass"];
let place: (typed?: object) => ReturnType<Placing["place"]>;

beforeEach(() => {
  const placing = openPlacing(methods);
  ({ state, shop, pass } = placing);
  place = (typed = {}) => placing.place({ payment_card_po_number: "PO-7", ...typed });
});
afterEach(() => state.close());

const refusal = (code: string, message: string, more: object = {}) =>
  Response.json({ code, message, data: { status: 400, ...more } }, { status: 400 });

describe("an order by a payment method with fields", () => {
  test("goes through the Store API, with its fields, its intent and the confirmed total", async () => {
    shop.checkout = () => {
      throw new Error("The order went through WooGraphQL.");
    };
    expect(await place({ customerNote: "At the back door." })).toEqual(PLACED);
    const address = { ...storeAddress, phone: "(213) 373-4253" };
    expect(shop.input).toEqual({
      billing_address: { ...address, email: "ann@example.test" },
      shipping_address: address,
      payment_method: "card",
      payment_data: [{ key: "po_number", value: "PO-7" }],
      customer_note: "At the back door.",
      extensions: { vitrine: { intent: INTENT, seen_total: "10.81" } },
    });
  });

  test("by another method goes through WooGraphQL", async () => {
    shop.storeCheckout = () => {
      throw new Error("The order went through the Store API.");
    };
    expect(await place({ paymentMethod: "cod" })).toEqual(PLACED);
  });

  test("has the receipt of the shop's order, whose total may have changed", async () => {
    shop.orders = [createdOrder({ total: "$12.00" })];
    expect(await place()).toEqual(PLACED);
    const { order } = (await state.lastPlaced("ann")) ?? {};
    expect(order?.receipt).toMatchObject({ number: "7", total: "$12.00", seenTotal: "$10.81" });
    expect(order).toMatchObject({ orderId: 7, key: "wc_order_x" });
  });

  test("has a receipt with its number even if the order cannot be read", async () => {
    shop.orders = undefined;
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder({ status: "ON_HOLD" })));
    expect(await place()).toEqual(PLACED);
    const { order } = (await state.lastPlaced("ann")) ?? {};
    expect(order).toMatchObject({ orderId: 7, key: "wc_order_x", receipt: { number: "7" } });
  });

  test("redirects to its payment page", async () => {
    const pending = createdOrder({ status: "PENDING" });
    shop.storeCheckout = () =>
      Response.json(storeOrderOf(pending, { redirect_url: "https://pay.example/7" }), {
        status: 202,
      });
    expect(await place()).toEqual({ outcome: "redirect", location: "https://pay.example/7" });
  });

  test("is placed once, however often it is sent", async () => {
    expect(await place()).toEqual(PLACED);
    expect(await place()).toEqual(PLACED);
    expect(shop.sent).toBe(1);
  });
});

describe("an order through the Store API is not sent", () => {
  test.each([
    ["without a required field", "", "Purchase order number is required."],
    ["with a field that is too long", "7".repeat(300), /at most|characters/],
  ])("%s", async (_, number, message) => {
    expect(await place({ payment_card_po_number: number })).toMatchObject({
      outcome: "faults",
      faults: { payment_card_po_number: expect.stringMatching(message) as string },
    });
    expect(shop.sent).toBe(0);
  });

  test("if the cart there has another total than the confirmed one", async () => {
    shop.storeCart = () => {
      shop.cart = { ...cartOfOne, total: "$12.00", rawTotal: "12.00" };
      return Response.json(storeCartOf("1200"));
    };
    expect(await place()).toMatchObject({
      outcome: "changed",
      changes: ["The total is now $12.00; it was $10.81."],
    });
    expect(shop.sent).toBe(0);
  });

  test("if the shop has none, or issues no cart tokens", async () => {
    shop.storeCart = () => {
      throw new BackendError("the backend gave no cart token", { effect: "none" });
    };
    expect(await place()).toMatchObject({ outcome: "failed", effectOfCall: "none" });
    expect(shop.sent).toBe(0);
  });

  test("if its cart is empty", async () => {
    shop.storeCart = () => Response.json({ ...storeCartOf(), items: [] });
    expect(await place()).toMatchObject({ outcome: "refused", message: /cart is empty/ });
    expect(shop.sent).toBe(0);
  });
});

describe("a refusal of the Store API", () => {
  test.each([
    ["woocommerce_rest_cart_error", "&quot;E-book&quot; is sold out.", '"E-book" is sold out.'],
    [
      "rest_no_route",
      "No route was found.",
      "The shop didn’t accept the order. No order was placed. Try again in a moment.",
    ],
  ])("The refusal %s has a message for shoppers", async (code, message, told) => {
    shop.storeCheckout = () => refusal(code, message);
    expect(await place()).toEqual({ outcome: "refused", message: told });
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    expect(await place()).toEqual(PLACED);
  });

  test("names the invalid part of an address", async () => {
    const params = { billing_address: "The postcode is not valid." };
    shop.storeCheckout = () =>
      refusal("rest_invalid_param", "Invalid parameter(s): billing_address", { params });
    expect(await place()).toEqual({ outcome: "refused", message: "The postcode is not valid." });
  });

  test("for the total leads to the list of changes", async () => {
    shop.storeCheckout = () => {
      shop.cart = { ...cartOfOne, total: "$12.00", rawTotal: "12.00" };
      return refusal("vitrine_seen_total", "Another total was shown (vitrine_seen_total).");
    };
    expect(await place()).toMatchObject({ outcome: "changed" });
  });

  test("for an intent that has an order shows that order", async () => {
    shop.storeCheckout = () => {
      shop.orders = [createdOrder()];
      return refusal("vitrine_intent", "This order is placed already (vitrine_intent: 7).");
    };
    shop.reportsIntents = false;
    expect(await place()).toEqual(PLACED);
    expect((await state.find("ann", INTENT))?.order).toMatchObject({ receipt: { number: "7" } });
  });

  test("for an empty cart looks the order up", async () => {
    shop.storeCheckout = () => {
      shop.orders = [{ ...createdOrder(), metaData: [{ key: "vitrine_intent", value: INTENT }] }];
      return refusal("woocommerce_rest_cart_empty", "Ihr Warenkorb ist leer.");
    };
    expect(await place()).toEqual(PLACED);
  });
});

describe("a declined payment", () => {
  const declined = [
    [
      "with the gateway's message",
      () =>
        Response.json(
          storeOrderOf(createdOrder({ status: "FAILED" }), {
            payment_status: "failure",
            payment_details: [
              { key: "result", value: "failure" },
              { key: "errorMessage", value: "That number is unknown." },
            ],
          }),
          { status: 400 },
        ),
      "That number is unknown.",
    ],
    [
      "without a message",
      () =>
        Response.json(storeOrderOf(createdOrder(), { payment_status: "failure" }), { status: 400 }),
      "The payment didn’t go through. Try again, or pay in another way.",
    ],
    [
      "by an error of the gateway",
      () => refusal("woocommerce_rest_checkout_process_payment_error", "Enter the number."),
      "Enter the number.",
    ],
  ] as const;

  test.each(declined)(
    "%s has a message for shoppers, and the next attempt a new intent",
    async (_, respond, told) => {
      shop.storeCheckout = respond;
      expect(await place()).toEqual({
        outcome: "refused",
        message: told,
        isSpent: true,
        isDeclined: true,
      });
      shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
      expect(await place({ intent: randomUUID() })).toEqual(PLACED);
    },
  );
});

describe("an order through the Store API whose response is lost", () => {
  const lost = () => {
    throw new BackendError("the backend could not be reached", { effect: "unknown" });
  };

  test("is found by its intent", async () => {
    shop.storeCheckout = () => {
      shop.orders = [{ ...createdOrder(), metaData: [{ key: "vitrine_intent", value: INTENT }] }];
      return lost();
    };
    expect(await place()).toEqual(PLACED);
    expect(shop.sent).toBe(1);
  });

  test("is found by its content where orders have no intent", async () => {
    shop.storeCheckout = () => {
      shop.orders = [createdOrder()];
      return lost();
    };
    expect(await place()).toEqual(PLACED);
  });

  test("blocks the next one until it is known, and counts as not placed in the end", async () => {
    shop.storeCheckout = lost;
    expect(await place()).toMatchObject({ outcome: "checking" });
    expect(await place({ intent: randomUUID() })).toMatchObject({ outcome: "checking" });
    pass(61_000);
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    expect(await place()).toEqual(PLACED);
    expect(shop.sent).toBe(2);
  });

  test("is not mistaken for the draft that the shop has made of it", async () => {
    const draft = createdOrder({ status: "CHECKOUT_DRAFT" });
    shop.storeCheckout = () => {
      shop.orders = [{ ...draft, metaData: [{ key: "vitrine_intent", value: INTENT }] }];
      return lost();
    };
    expect(await place()).toMatchObject({ outcome: "checking" });
  });

  test("is sent again at once if it certainly was not applied", async () => {
    shop.storeCheckout = () => {
      throw new BackendError("the backend is busy", { effect: "none" });
    };
    expect(await place()).toMatchObject({ outcome: "failed", effectOfCall: "none" });
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    expect(await place()).toEqual(PLACED);
  });
});
