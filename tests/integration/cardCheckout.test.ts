import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import type { AnyFault } from "#packages/faults/proxy/faultKinds.ts";
import { cardShop, paidBy } from "#tests/worlds/backends/cardShop.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { UNREACHED, faultyCheckouts } from "#tests/worlds/shoppers/faultyCheckouts.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";

// Orders paid by card on the storefront's own checkout, through the real server.

const VISA = paidBy("pm_card_visa");
const CHALLENGED = paidBy("pm_card_threeDSecure2Required");
const CASH = { paymentMethod: "cod" };

/** Parts of the request texts of a checkout through the Store API, and of a payment's settlement. */
const CHECKOUT = '"payment_data"';
const SETTLEMENT = "vitrineSettlePayment";

const SETTLED = { status: "settled", location: "/success" };
const CHECKING = "202 We’re checking whether your order reached us. We never place an order twice.";
const PAID = "Your order is in";

const fillPatiently = faultyCheckouts({ ...cardShop, fields: VISA });
/** At a server that soon gives up; the other also works on a busy machine. */
const fillHurriedly = faultyCheckouts({
  ...cardShop,
  settings: { ...cardShop.settings, BACKEND_TIMEOUT_MS: "1000" },
  fields: VISA,
});

/** Fills a checkout with a card, at a WordPress with our plugin. */
async function fillCheckout(fault?: AnyFault) {
  const filled = await (fault?.startsWith("hang") ? fillHurriedly() : fillPatiently());
  const { woo, ann, form, ordersMade } = filled;
  woo.checkTotals(true);
  woo.checkIntents(true);
  const chargesBefore = woo.cards.charges();
  return {
    ...filled,
    cards: woo.cards,
    /** Returns the form as a page that was opened anew posts it, which may pay in another way. */
    anew: (payment: Record<string, string> = {}) => ({
      ...form,
      ...payment,
      intent: randomUUID(),
    }),
    /** Requests the payment's state, as the page of the confirmation does. */
    confirm: async (intent = ann.intent) => {
      const { statusCode, body } = await ann.send(`/checkout/confirm/${intent}`, {});
      return { statusCode, ...(JSON.parse(body) as object) };
    },
    /** Counts the shopper's orders and the charges of their cards. */
    made: () => ({ orders: ordersMade(), charges: woo.cards.charges() - chargesBefore }),
    /** Returns the text of the order's page. */
    receipt: async () => mainText((await ann.open("/success")).body),
  };
}

type Filled = Awaited<ReturnType<typeof fillCheckout>>;

/** Places the order with a card whose payment is to be confirmed. */
async function fillChallenged(fault?: AnyFault): Promise<Filled & { page: string }> {
  const filled = await fillCheckout(fault);
  const page = `/checkout/confirm/${filled.ann.intent}`;
  expect(await filled.place("script", { ...filled.form, ...CHALLENGED })).toBe(`200 ${page}`);
  return { ...filled, page };
}

const ONCE = { orders: 1, charges: 1 };
const UNPAID = { orders: 1, charges: 0 };

describe("an order by a card without confirmation", () => {
  test.each(["script", "form"] as const)("is paid at once, by %s", async (way) => {
    const { place, shownOrder, ann, cards, made, proxy } = await fillCheckout();
    expect(await place(way)).toBe(`${way === "form" ? 303 : 200} /success`);
    expect(cards.lastPayment()).toMatchObject({ status: "processing", amount: 4438 });
    expect(await shownOrder()).toBe(PAID);
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
    const [sent = ""] = proxy.calls().filter((body) => body.includes(CHECKOUT));
    const { payment_data: data } = JSON.parse(sent) as { payment_data: object[] };
    expect(data).toEqual(
      expect.arrayContaining([
        { key: "payment_method", value: "demo_card" },
        { key: "wc-stripe-payment-method", value: "pm_card_visa" },
        { key: "wc-stripe-is-deferred-intent", value: "true" },
        { key: "billing_email", value: "ann@example.test" },
      ]),
    );
  });

  test(
    "names the wallet that it is from, at the total that the wallet showed",
    { tags: ["long"] },
    async () => {
      const { place, form, made, proxy } = await fillCheckout();
      const wallet = { ...form, payment_demo_card_express_checkout_type: "apple_pay" };
      const seen = (form["seen"] ?? "").replaceAll("44.38", "44.37");
      expect(await place("script", { ...wallet, seen })).toMatch(/^409 /);
      expect(made()).toEqual({ orders: 0, charges: 0 });
      expect(await place("script", wallet)).toBe("200 /success");
      expect(made()).toEqual(ONCE);
      const [sent] = proxy.calls().filter((body) => body.includes(CHECKOUT));
      expect(sent).toContain('{"key":"express_checkout_type","value":"apple_pay"}');
    },
  );

  test("is placed and charged once by two presses and by a second tab", async () => {
    const { place, form, anew, made } = await fillCheckout();
    const presses = await Promise.all([place("script"), place("script"), place("script", anew())]);
    expect(presses).toEqual(Array.from(presses, () => "200 /success"));
    expect(await place("script", form)).toBe("200 /success");
    expect(await place("form", anew())).toBe("303 /success");
    expect(made()).toEqual(ONCE);
  });

  test.each([
    ["another card", VISA, ONCE],
    ["cash", CASH, UNPAID],
  ])("is not placed if the card is declined, and paid by %s as the same order", async (...row) => {
    const [, payment, expected] = row;
    const { place, form, anew, ann, cards, shownOrder, made } = await fillCheckout();
    const declined = { ...form, ...paidBy("pm_card_chargeDeclined") };
    expect(await place("script", declined)).toBe("409 Your card was declined.");
    expect(made()).toEqual(UNPAID);
    expect(await ann.cart()).toEqual({ Beanie: 2 });
    expect(await place("script", anew(payment))).toBe("200 /success");
    expect(await shownOrder()).toBe(PAID);
    expect(cards.lastPayment().status).toBe("processing");
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(expected);
  });
});

describe("a card whose bank wants the payment confirmed", () => {
  test("leads to the confirmation, and is paid once the shopper has confirmed it", async () => {
    const { page, ann, cards, confirm, shownOrder, made } = await fillChallenged();
    const { statusCode, headers, body } = await ann.send(page, {});
    expect([statusCode, headers["cache-control"], JSON.parse(body)]).toEqual([
      200,
      "no-store",
      { status: "action", clientSecret: cards.lastPayment().secret },
    ]);
    expect(await ann.cart()).toEqual({ Beanie: 2 });
    cards.decide("confirm");
    expect(await confirm()).toEqual({ statusCode: 200, ...SETTLED });
    expect(await confirm()).toEqual({ statusCode: 200, ...SETTLED });
    expect(await shownOrder()).toBe(PAID);
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });

  test("leads a form there too, and is paid if only the order's link is opened afterwards", async () => {
    const { place, form, ann, cards, made } = await fillCheckout();
    const page = `/checkout/confirm/${ann.intent}`;
    expect(await place("form", { ...form, ...CHALLENGED })).toBe(`303 ${page}`);
    const unpaid = (await ann.open("/success")).body;
    const [link = ""] = /\/checkout\/order-received\/[^"]+/.exec(unpaid) ?? [];
    cards.decide("confirm");
    const { headers } = await ann.open(link);
    expect((await ann.open(String(headers.location))).body).toContain(PAID);
    expect(cards.lastPayment().status).toBe("processing");
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });

  test("fails if the shopper declines, and another card pays the same order", async () => {
    const { place, anew, ann, cards, confirm, made } = await fillChallenged();
    cards.decide("decline");
    const failed = {
      statusCode: 200,
      status: "failed",
      message: expect.stringContaining("unable to authenticate") as string,
    };
    expect(await confirm()).toEqual(failed);
    expect(await ann.cart()).toEqual({ Beanie: 2 });
    expect(await place("script", anew(VISA))).toBe("200 /success");
    expect(cards.lastPayment().status).toBe("processing");
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });

  test.each([
    ["another card", VISA, ONCE],
    ["cash", CASH, UNPAID],
  ])("is left, and the same order is paid by %s", async (_, payment, expected) => {
    const { page, place, anew, ann, cards, confirm, shownOrder, made } = await fillChallenged();
    expect(await place("script", anew(payment))).toBe("200 /success");
    expect(await shownOrder()).toBe(PAID);
    expect(await confirm()).toMatchObject(SETTLED);
    expect((await ann.open(page)).headers.location).toBe("/success");
    // In a tab that was left at the bank.
    cards.decide("confirm");
    expect(cards.lastPayment().status).toBe("processing");
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(expected);
  });

  test("is left, and confirmed after all from a second tab: charged once", async () => {
    const { place, anew, cards, confirm, made } = await fillChallenged();
    const again = anew(CHALLENGED);
    expect(await place("script", again)).toBe(`200 /checkout/confirm/${again.intent}`);
    cards.decide("confirm");
    expect(await confirm(again.intent)).toMatchObject(SETTLED);
    expect(await confirm()).toMatchObject(SETTLED);
    expect(await place("script", anew(VISA))).toBe("200 /success");
    expect(made()).toEqual(ONCE);
  });

  test("is paid by a press after the confirmation, instead of a second charge", async () => {
    const { place, form, anew, ann, cards, made } = await fillChallenged();
    cards.decide("confirm");
    expect(await place("script", anew(VISA))).toBe("200 /success");
    expect(await place("script", { ...form, ...CHALLENGED })).toBe("200 /success");
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });

  test("is settled by the webhook first, which comes twice", { tags: ["long"] }, async () => {
    const { ann, cards, confirm, shownOrder, made } = await fillChallenged();
    cards.decide("confirm");
    cards.callWebhook();
    cards.callWebhook();
    expect(cards.lastPayment().status).toBe("processing");
    expect(await confirm()).toMatchObject(SETTLED);
    cards.callWebhook();
    expect(await shownOrder()).toBe(PAID);
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });
});

describe("the page of a confirmation", () => {
  test("waits with its payment, and leads to the order once that is settled", async () => {
    const { page, ann, cards, confirm } = await fillChallenged();
    const waiting = await ann.open(page);
    expect([waiting.statusCode, waiting.headers["cache-control"]]).toEqual([
      200,
      "private, no-store",
    ]);
    expect(waiting.headers["referrer-policy"]).toBe("strict-origin");
    expect(waiting.body).toContain("Confirming your payment");
    expect(waiting.body).toContain(`"confirmation":{"intent":"${ann.intent}"`);
    expect(waiting.body).not.toContain(cards.lastPayment().secret);
    cards.decide("confirm");
    await confirm();
    const { statusCode, headers } = await ann.open(page);
    expect([statusCode, headers.location]).toEqual([303, "/success"]);
  });

  test("and its secret are nobody else's, with a session or without", async () => {
    const { app, page } = await fillChallenged();
    for (const other of [formShopper(app), await shopperWithCart(app)]) {
      const opened = await other.open(page);
      expect([opened.statusCode, opened.headers.location]).toEqual([303, "/cart"]);
      const asked = await other.send(page, {});
      expect([asked.statusCode, asked.json()]).toEqual([404, {}]);
    }
  });

  test.each([`/checkout/confirm/${randomUUID()}`, "/checkout/confirm/none"])(
    "of no payment, %s, shows none",
    async (page) => {
      const { ann } = await fillCheckout();
      const opened = await ann.open(page);
      expect([
        [303, "/cart"],
        [404, undefined],
      ]).toContainEqual([opened.statusCode, opened.headers.location]);
      expect((await ann.send(page, {})).statusCode).toBe(404);
    },
  );

  test("answers no other site", { tags: ["long"] }, async () => {
    const { page, ann } = await fillChallenged();
    const { statusCode, body } = await ann.send(page, {}, { "sec-fetch-site": "cross-site" });
    expect([statusCode, body]).toEqual([403, "{}"]);
  });
});

describe("a lost response", () => {
  test.each(casesOf(appliedFaults, 1))(
    "to the checkout leaves one order, charged once, after the fault %s",
    async (fault) => {
      const { proxy, place, anew, ann, shownOrder, made } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect(await place("script")).toBe("200 /success");
      expect(await shownOrder()).toBe(PAID);
      expect(await ann.cart()).toEqual({});
      expect(await place("script", anew())).toBe("200 /success");
      expect(made()).toEqual(ONCE);
    },
  );

  test.each(casesOf(unappliedFaults, 1))(
    "to a checkout that did nothing leaves none, after the fault %s",
    async (fault) => {
      const { proxy, place, pass, woo, shownOrder, made } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect([CHECKING, `503 ${UNREACHED}`]).toContain(await place("script"));
      expect(made()).toEqual({ orders: 0, charges: 0 });
      for (const seconds of [20, 61]) {
        pass(seconds);
        woo.passTime(seconds);
        await shownOrder();
      }
      expect(await place("script")).toBe("200 /success");
      expect(made()).toEqual(ONCE);
    },
  );

  test("to the checkout leads to the confirmation all the same", async () => {
    const { proxy, place, form, ann, cards, confirm, shownOrder, made } = await fillCheckout();
    proxy.inject({ fault: "resetAfter", matching: CHECKOUT, times: 1 });
    const page = `/checkout/confirm/${ann.intent}`;
    expect(await place("script", { ...form, ...CHALLENGED })).toBe(`200 ${page}`);
    expect(await confirm()).toMatchObject({ status: "action" });
    cards.decide("confirm");
    expect(await confirm()).toMatchObject(SETTLED);
    expect(await shownOrder()).toBe(PAID);
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });

  test(
    "to the checkout of a declined card is found, and the order paid by another card",
    { tags: ["long"] },
    async () => {
      const { proxy, place, form, anew, ann, confirm, made } = await fillCheckout();
      proxy.inject({ fault: "resetAfter", matching: CHECKOUT, times: 1 });
      const declined = { ...form, ...paidBy("pm_card_chargeDeclined") };
      expect(await place("script", declined)).toBe(`200 /checkout/confirm/${ann.intent}`);
      expect(await confirm()).toMatchObject({
        status: "failed",
        message: "Your card was declined.",
      });
      expect(await ann.cart()).toEqual({ Beanie: 2 });
      expect(await place("script", anew(VISA))).toBe("200 /success");
      expect(await ann.cart()).toEqual({});
      expect(made()).toEqual(ONCE);
    },
  );

  test.each(casesOf([...appliedFaults, ...unappliedFaults], 1))(
    "to the settlement is asked for again, after the fault %s",
    async (fault) => {
      const { proxy, pass, cards, confirm, ann, shownOrder, made } = await fillChallenged(fault);
      cards.decide("confirm");
      proxy.inject({ fault, matching: SETTLEMENT, times: 1 });
      expect([502, 200]).toContain((await confirm()).statusCode);
      pass(1);
      expect(await confirm()).toEqual({ statusCode: 200, ...SETTLED });
      expect(await shownOrder()).toBe(PAID);
      expect(await ann.cart()).toEqual({});
      expect(made()).toEqual(ONCE);
    },
  );

  test(
    "to every settlement while the backend is away changes nothing, and ends with it",
    { tags: ["long"] },
    async () => {
      const { proxy, page, place, anew, ann, cards, confirm, receipt, made } =
        await fillChallenged();
      cards.decide("confirm");
      proxy.inject({ fault: "html500", matching: SETTLEMENT });
      expect(await confirm()).toEqual({ statusCode: 502 });
      expect((await ann.open(page)).body).toContain("Confirming your payment");
      expect(await place("script", anew(VISA))).toBe(`200 ${page}`);
      expect(await receipt()).not.toContain(PAID);
      proxy.recover();
      expect(await confirm()).toMatchObject(SETTLED);
      expect(await receipt()).toContain(PAID);
      expect(made()).toEqual(ONCE);
    },
  );

  test(
    "to the settlement of a paid order leaves its cart full, which is not ordered again",
    { tags: ["long"] },
    async () => {
      const { proxy, place, anew, ann, shownOrder, made } = await fillCheckout();
      proxy.inject({ fault: "html500", matching: SETTLEMENT });
      expect(await place("script")).toBe("200 /success");
      expect(await shownOrder()).toBe(PAID);
      expect(await ann.cart()).toEqual({ Beanie: 2 });
      expect(await place("script", anew())).toBe("200 /success");
      proxy.recover();
      expect(await place("script", anew())).toBe("200 /success");
      expect(await ann.cart()).toEqual({});
      expect(made()).toEqual(ONCE);
    },
  );
});

describe("a paid order whose cart is still full", () => {
  test("is not charged again with another product in the cart", async () => {
    const { proxy, place, ann, made } = await fillCheckout();
    proxy.inject({ fault: "html500", matching: SETTLEMENT });
    expect(await place("script")).toBe("200 /success");
    await ann.add({ productId: 16, quantity: 1 });
    proxy.recover();
    const more = await ann.form({ ...VISA, intent: randomUUID() });
    expect(await place("script", more)).toMatch(/^409 Your last order from this page is in/);
    expect(await ann.cart()).toEqual({});
    expect(made()).toEqual(ONCE);
  });
});

describe("an amount that changes", () => {
  test("on the way of the order is not charged", async () => {
    const { woo, proxy, ann, form, made } = await fillCheckout();
    proxy.inject({ fault: "overtaken", matching: CHECKOUT, times: 1 });
    const attempt = ann.place(form);
    await expect.poll(() => proxy.calls().some((body) => body.includes(CHECKOUT))).toBe(true);
    woo.chargeForDelivery("6.00");
    await ann.open("/cart");
    const { response } = await attempt;
    woo.chargeForDelivery("5.00");
    expect(response).toMatchObject({
      outcome: "changed",
      changes: expect.arrayContaining(["The total is now $45.47; it was $44.38."]),
    });
    expect(made()).toEqual({ orders: 0, charges: 0 });
  });

  test("while the shopper confirms is not charged: the order keeps the total that they saw", async () => {
    const { woo, anew, place, cards, confirm, receipt, made } = await fillChallenged();
    woo.chargeForDelivery("6.00");
    expect(await place("script", anew(VISA))).toMatch(/^409 Your order has changed/);
    cards.decide("confirm");
    const state = await confirm();
    woo.chargeForDelivery("5.00");
    expect(state).toMatchObject(SETTLED);
    expect(cards.lastPayment().amount).toBe(4438);
    expect(await receipt()).toContain("|Total|$44.38|");
    expect(made()).toEqual(ONCE);
  });

  test(
    "by another product makes an order of its own, at its total",
    { tags: ["long"] },
    async () => {
      const { ann, cards, place, form, made } = await fillChallenged();
      await ann.add({ productId: 16, quantity: 1 });
      const other = await ann.form({ ...VISA, intent: randomUUID() });
      expect(other["seen"]).not.toBe(form["seen"]);
      expect(await place("script", other)).toBe("200 /success");
      expect(cards.lastPayment().status).toBe("processing");
      expect(made()).toEqual({ orders: 2, charges: 1 });
    },
  );
});

describe("a form without the card's values", () => {
  const EMPTY = { ...VISA, "payment_demo_card_wc-stripe-payment-method": "" };
  const NO_SCRIPT = { ...EMPTY, "payment_demo_card_wc-stripe-is-deferred-intent": "" };
  const SENTENCE =
    "The fields of this payment didn’t load. Choose another way to pay, or load the page again.";
  const fillWith = (use: string) =>
    faultyCheckouts({
      ...cardShop,
      settings: {
        ...cardShop.settings,
        CHECKOUT: use,
        PAYMENT_ORIGINS: "https://shop.example",
      },
      fields: NO_SCRIPT,
    });
  const fillAuto = fillWith("auto");
  const fillHere = fillWith("here");

  test("is handed over to WordPress, where its checkout takes it", async () => {
    const { place, ordersMade } = await fillAuto();
    expect(await place("form")).toMatch(/^303 .*transfer-session/);
    expect(await place("script")).toMatch(/^200 .*transfer-session/);
    expect(ordersMade()).toBe(0);
  });

  test("has an error at the payment where only our checkout is used", async () => {
    const { ann, form, ordersMade } = await fillHere();
    const { status, response } = await ann.place(form);
    expect([status, response]).toEqual([
      422,
      expect.objectContaining({ outcome: "faults", faults: { paymentMethod: SENTENCE } }),
    ]);
    const page = await ann.post("/checkout", form);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(SENTENCE);
    expect(ordersMade()).toBe(0);
  });
});

test("a payment on which the bank still works is received, and offered no second time", async () => {
  const { place, form, ann, cards, receipt, made } = await fillCheckout();
  expect(await place("script", { ...form, ...paidBy("pm_demo_processing") })).toBe("200 /success");
  const body = (await ann.open("/success")).body;
  expect(body).toContain(PAID);
  expect(body).not.toMatch(/order-pay|checkout\/confirm/);
  expect(await ann.cart()).toEqual({});
  expect(made()).toEqual(UNPAID);
  cards.finish();
  cards.callWebhook();
  expect(await receipt()).toContain(PAID);
  expect(made()).toEqual(ONCE);
});
