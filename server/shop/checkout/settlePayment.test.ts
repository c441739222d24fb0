import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import { storeOrderOf } from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  ADAPTED,
  INTENT,
  PLACED,
  createdOrder,
  openPlacing,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";
import { inLanguage } from "#words/inLanguage.ts";
import { t } from "#words/t.ts";

// Orders by a card method: what the adapter has handed over is sent, and the payment may have to be
// confirmed.

const HASH = "#wc-stripe-confirm-pi:7:pi_1_secret_2:nonce";
const CONFIRM = { outcome: "redirect", location: `/checkout/confirm/${INTENT}` };
const pending = () => createdOrder({ status: "PENDING", needsPayment: true });
const card = {
  "payment_card_wc-stripe-payment-method": "pm_1",
  "payment_card_wc-stripe-is-deferred-intent": "true",
  payment_card_secret: "of nobody",
};

let placing: Placing;
beforeEach(() => {
  placing = openPlacing(ADAPTED, DEFAULT_USE);
});
afterEach(() => placing.state.close());

const place = (typed: object = {}) => placing.place({ ...card, ...typed });

/** The shop wants the payment to be confirmed, as for 3-D Secure. */
const wantsConfirmation = () => {
  const { shop } = placing;
  shop.orders = [pending()];
  shop.storeCheckout = () =>
    Response.json(
      storeOrderOf(pending(), {
        payment_details: [
          { key: "result", value: "success" },
          { key: "redirect", value: HASH },
        ],
      }),
    );
};

test("The gateway gets the adapter's values, the method and who pays, and nothing else", async () => {
  expect(await place()).toEqual(PLACED);
  const { payment_data: data } = placing.shop.input as { payment_data: object[] };
  expect(data).toEqual([
    { key: "payment_method", value: "card" },
    { key: "billing_email", value: "ann@example.test" },
    { key: "billing_first_name", value: "Ann" },
    { key: "billing_last_name", value: "Lee" },
    { key: "billing_company", value: "" },
    { key: "billing_address_1", value: "1 Main St" },
    { key: "billing_address_2", value: "" },
    { key: "billing_city", value: "Los Angeles" },
    { key: "billing_state", value: "CA" },
    { key: "billing_postcode", value: "90001" },
    { key: "billing_country", value: "US" },
    { key: "wc-stripe-is-deferred-intent", value: "true" },
    { key: "wc-stripe-payment-method", value: "pm_1" },
  ]);
});

test("Without what the adapter hands over, the order is handed over to WordPress", async () => {
  const location = "https://shop.example/transfer-session?session_id=t_1";
  placing.shop.links = { customer: { checkoutUrl: location }, cart: { isEmpty: false } };
  expect(await placing.place()).toEqual({ outcome: "redirect", location, isHandedOver: true });
  expect(placing.shop.sent).toBe(0);
});

test("Where nothing is handed over, such an order has an error at its payment", async () => {
  placing.state.close();
  placing = openPlacing(ADAPTED, { ...DEFAULT_USE, at: "here" });
  expect(await placing.place()).toMatchObject({
    outcome: "faults",
    faults: { paymentMethod: expect.stringContaining("didn’t load") as string },
  });
});

/** The shop declines every card. */
const declineCards = (message = "Your card was declined.") => {
  placing.shop.storeCheckout = () =>
    Response.json(
      {
        code: "woocommerce_rest_checkout_process_payment_error",
        message: t("backend.paymentFailed", { reason: message }),
        data: { status: 400 },
      },
      { status: 400 },
    );
};

test("A declined card is refused with the gateway's sentence, and the next attempt is a new one", async () => {
  declineCards();
  expect(await place()).toEqual({
    outcome: "refused",
    message: "Your card was declined.",
    isSpent: true,
    isDeclined: true,
  });
});

test("A shop in another language has its sentence around the gateway's", async () => {
  const message = "Ihre Karte wurde abgelehnt.";
  await inLanguage("de", async () => {
    declineCards(message);
    expect(await place()).toMatchObject({ outcome: "refused", message });
  });
});

describe("Cash after a card", () => {
  const byCash = { paymentMethod: "cod", intent: `${INTENT}-cash` };
  /** True if the last order went through the Store API. */
  const isStores = () => "billing_address" in (placing.shop.input as object);

  test("that was declined goes to its order in the Store API, also after another refusal", async () => {
    const { shop, pass } = placing;
    declineCards();
    await place();
    shop.storeCheckout = () =>
      Response.json({ code: "woocommerce_rest_error", message: "No." }, { status: 400 });
    pass(1);
    expect(await place(byCash)).toMatchObject({ outcome: "refused" });
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    pass(1);
    expect(await place({ ...byCash, intent: `${INTENT}-again` })).toEqual(PLACED);
    expect([shop.sent, isStores()]).toEqual([3, true]);
    pass(1);
    shop.orders = [createdOrder()];
    await place({ ...byCash, intent: `${INTENT}-next` });
    expect([shop.sent, isStores()]).toEqual([4, false]);
  });

  test.each([
    ["that was declined long ago", declineCards, 3_600_001],
    [
      "that could not be sent",
      () => {
        placing.shop.storeCart = () => new Response("", { status: 503 });
      },
      1,
    ],
  ])("%s goes through GraphQL", async (_, fail, time) => {
    fail();
    await place();
    placing.pass(time);
    expect(await place(byCash)).toEqual(PLACED);
    expect(isStores()).toBe(false);
  });
});

describe("A payment that has to be confirmed", () => {
  beforeEach(wantsConfirmation);

  test("leads to its page, however often the order is sent", async () => {
    expect(await place()).toEqual(CONFIRM);
    expect(await place()).toEqual(CONFIRM);
    expect(placing.shop.sent).toBe(1);
  });

  test("is asked for before the same cart is ordered again, signed with the shared secret", async () => {
    const { shop, state } = placing;
    await place();
    shop.payment = { status: "PAID" };
    expect(await place({ intent: `${INTENT}-again` })).toEqual(PLACED);
    expect(shop.sent).toBe(1);
    const { time, signature } = shop.reported.at(-1) as { time: string; signature: string };
    const signed = ["payment", time, "7", "wc_order_x", ""].join("\n");
    expect(signature).toBe(createHmac("sha256", "secret").update(signed).digest("hex"));
    const last = await state.lastPlaced("ann");
    expect(last?.order.receipt).toMatchObject({ progress: "received" });
    expect(last?.order.receipt.payment).not.toHaveProperty("payAt");
  });

  test.each(["ACTION", "FAILED"])(
    "that is still %s is paid by the next attempt, with another card",
    async (status) => {
      const { shop } = placing;
      await place();
      shop.payment = { status, clientSecret: "pi_1_secret_2" };
      shop.orders = [createdOrder({ status: status === "FAILED" ? "FAILED" : "PENDING" })];
      shop.storeCheckout = () => {
        shop.orders = [createdOrder()];
        return Response.json(storeOrderOf(createdOrder()));
      };
      const again = { ...card, "payment_card_wc-stripe-payment-method": "pm_2" };
      expect(await place({ ...again, intent: `${INTENT}-again` })).toEqual(PLACED);
      expect(shop.sent).toBe(2);
    },
  );

  test("whose state is unknown is not sent again: its page finds it out", async () => {
    await place();
    placing.shop.payment = undefined;
    expect(await place({ intent: `${INTENT}-again` })).toEqual(CONFIRM);
    expect(placing.shop.sent).toBe(1);
  });
});
