import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cardRecordings, cardSteps } from "../../tests/worlds/backends/cardRecordings.ts";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";

type Order = {
  id: number;
  order_key: string;
  status: string;
  payment_method: string;
  user: object | false;
  date_paid?: string;
  meta: Record<string, string>;
};
type Payment = {
  status: string;
  last_payment_error?: { type: string; code: string; message: string };
  becomes?: string;
};
type Step =
  | ["methods"]
  | ["settle", object]
  | ["checkout" | "webhook", number]
  | ["provider", Record<string, Payment>];
type Case = {
  steps: readonly Step[];
  payments?: Record<string, Payment>;
  orders?: readonly Order[];
  session?: Record<string, number> | null;
  gateways?: Record<string, object>;
  constants?: Record<string, string>;
  [fault: string]: unknown;
};
type Result = {
  hasField: boolean;
  results: unknown[];
  statuses: Record<string, string>;
  meta: Record<string, Record<string, string>>;
  /** Payments that the plugin applied: order, payment, and whether a card is saved. */
  applied: [order: number, payment: string, savesCard: boolean | string][];
  requests: string[];
  hasItems: boolean | null;
};

const order = (over: Partial<Order> = {}): Order => ({
  id: 7,
  order_key: "wc_order_7777777777777",
  status: "pending",
  payment_method: "stripe",
  user: false,
  meta: { _stripe_intent_id: "pi_7", _stripe_payment_awaiting_action: "yes" },
  ...over,
});

/** The session's draft is the order. */
const OWN = { store_api_draft_order: 7 };

const run = (given: Case): Promise<Result> =>
  runPhp("cardPayments", {
    orders: [order()],
    session: OWN,
    ...given,
    constants: { VITRINE_CLIENT_SECRET: SECRET, ...given.constants },
  });

/** Input of the mutation, as the storefront signs it. */
function signed(
  { savesCard = false, ...over }: { savesCard?: boolean } & Record<string, unknown> = {},
  { now = Date.now(), secret = SECRET, purpose = "payment" } = {},
): object {
  const time = String(Math.floor(now / 1000));
  const input = { orderId: 7, orderKey: "wc_order_7777777777777", time };
  const lines = [purpose, time, input.orderId, input.orderKey, savesCard ? "1" : ""];
  const signature = createHmac("sha256", secret).update(lines.join("\n")).digest("hex");
  return { ...input, ...(savesCard && { savesCard }), signature, ...over };
}

const settle: Step = ["settle", signed()];

/** Settles an order whose payment has this status. */
const settled = (status: string, given: Partial<Case> = {}, payment: Partial<Payment> = {}) =>
  run({ steps: [settle], payments: { pi_7: { status, ...payment } }, ...given });

const PAID = { status: "PAID" };
const UNKNOWN = { status: null };

describe("card-payments in WordPress", () => {
  test("returns the public facts of both plugins' gateways", async () => {
    const gateways = { stripe: {}, woocommerce_payments: {}, cod: {} };
    const { results } = await run({ steps: [["methods"]], gateways });
    const both = {
      adapter: "stripe",
      script: null,
      currency: "EUR",
      savesCards: true,
      takesExpressPay: false,
    };
    expect(results).toEqual([
      [
        {
          ...both,
          method: "stripe",
          publishableKey: "pk_test_public",
          accountId: null,
          locale: "de",
          types: ["card", "link"],
        },
        {
          ...both,
          method: "woocommerce_payments",
          publishableKey: "pk_live_platform",
          accountId: "acct_1",
          locale: null,
          types: ["card"],
        },
      ],
    ]);
  });

  test.each<[string, boolean, object]>([
    ["switched on", true, { payment_request: "yes" }],
    ["switched off", false, { payment_request: "no" }],
    [
      "for products only",
      false,
      { payment_request: "yes", payment_request_button_locations: ["product"] },
    ],
    ["nowhere", false, { payment_request: "yes", payment_request_button_locations: "" }],
    ["off by the later name", false, { payment_request: "yes", express_checkout: "no" }],
    [
      "at the checkout, by the later name",
      true,
      { express_checkout: "yes", express_checkout_button_locations: ["checkout"] },
    ],
  ])("tells of wallets that are %s: %s", async (_, takesExpressPay, stripe) => {
    const { results } = await run({ steps: [["methods"]], gateways: { stripe } });
    expect(results).toEqual([[expect.objectContaining({ takesExpressPay })]]);
  });

  test.each<[string, Partial<Case>]>([
    ["is disabled", { gateways: { stripe: { enabled: "no" } } }],
    ["has its former checkout", { gateways: { former_stripe: {} } }],
    ["has no key yet", { gateways: { stripe: { key: "" } } }],
    ["has a secret key as the public one", { gateways: { stripe: { key: "sk_test_secret" } } }],
    ["takes no cards", { gateways: { stripe: { types: ["ideal"] } } }],
    ["fails", { gateways: { woocommerce_payments: {} }, isDisconnected: true }],
  ])("leaves out a gateway that %s", async (_, given) => {
    expect((await run({ steps: [["methods"]], ...given })).results).toEqual([[]]);
  });

  test("returns no methods under too short a secret", async () => {
    const constants = { VITRINE_CLIENT_SECRET: "short" };
    const { results } = await run({ steps: [["methods"], settle], constants });
    expect(results).toEqual([null, UNKNOWN]);
  });

  test.each([{ VITRINE_CLIENT_SECRET: "" }, { VITRINE_OFF: "card-payments" }])(
    "has no field and no guard with %o",
    async (constants) => {
      expect(await run({ steps: [settle], constants })).toMatchObject({
        hasField: false,
        requests: [],
      });
    },
  );

  test.each<[string, string, object, string]>([
    ["succeeded", "succeeded", PAID, "processing"],
    ["is authorized", "requires_capture", PAID, "on-hold"],
    ["is undecided", "processing", { status: "PROCESSING" }, "on-hold"],
  ])("applies a payment that %s, and empties the cart", async (_, status, result, becomes) => {
    const { results, statuses, applied, hasItems } = await settled(status);
    expect(results).toEqual([result]);
    expect(statuses).toEqual({ 7: becomes });
    expect(applied).toEqual([[7, "pi_7", false]]);
    expect(hasItems).toBe(false);
  });

  test.each(["requires_action", "requires_confirmation"])(
    "changes nothing while the payment is in %s, and returns its secret",
    async (status) => {
      const { results, statuses, applied, hasItems } = await settled(status);
      expect(results).toEqual([{ status: "ACTION", clientSecret: "pi_7_secret_of_the_payment" }]);
      expect({ statuses, applied, hasItems }).toEqual({
        statuses: { 7: "pending" },
        applied: [],
        hasItems: true,
      });
    },
  );

  test.each<[string, Payment["last_payment_error"], string | null]>([
    [
      "the plugin's own words",
      {
        type: "invalid_request_error",
        code: "payment_intent_authentication_failure",
        message: "x",
      },
      "Your bank could not confirm it.",
    ],
    [
      "the provider's words about a card",
      { type: "card_error", code: "card_declined", message: "Your card was <i>declined</i>." },
      "Your card was declined.",
    ],
    ["no words for programmers", { type: "api_error", code: "other", message: "No such x" }, null],
    ["no words", undefined, null],
  ])("fails an order whose payment failed, with %s", async (_, error, message) => {
    const payment = error ? { last_payment_error: error } : {};
    const { results, statuses, meta, hasItems } = await settled(
      "requires_payment_method",
      {},
      payment,
    );
    expect(results).toEqual([{ status: "FAILED", message }]);
    expect({ statuses, hasItems }).toEqual({ statuses: { 7: "failed" }, hasItems: true });
    // The plugin's mark would keep an unpaid order from being cancelled.
    expect(meta[7]).toEqual({ _stripe_intent_id: "pi_7" });
  });

  test.each<[string, Partial<Case>]>([
    ["was canceled", { payments: { pi_7: { status: "canceled" } } }],
    ["was never started", { orders: [order({ meta: {} })] }],
    ["is of another account", { payments: {} }],
  ])("fails an order whose payment %s", async (_, given) => {
    const { results, statuses } = await settled("", given);
    expect(results).toEqual([{ status: "FAILED", message: null }]);
    expect(statuses).toEqual({ 7: "failed" });
  });

  test("leaves a failed payment's order alone if WordPress put it on hold or cancelled it", async () => {
    for (const status of ["on-hold", "cancelled", "failed"]) {
      const given = { orders: [order({ status })] };
      const { results, statuses } = await settled("requires_payment_method", given);
      expect(results).toEqual([{ status: "FAILED", message: null }]);
      expect(statuses).toEqual({ 7: status });
    }
  });

  test.each(["failed", "cancelled"])("applies a payment whose order is %s", async (status) => {
    const { results, statuses } = await settled("succeeded", { orders: [order({ status })] });
    expect({ results, statuses }).toEqual({ results: [PAID], statuses: { 7: "processing" } });
  });

  test("applies a payment once, however often it is settled", async () => {
    const { results, applied } = await settled("succeeded", { steps: [settle, settle, settle] });
    expect(results).toEqual([PAID, PAID, PAID]);
    expect(applied).toHaveLength(1);
  });

  test("applies an authorized and an undecided payment once", async () => {
    for (const status of ["requires_capture", "processing"]) {
      expect((await settled(status, { steps: [settle, settle] })).applied).toHaveLength(1);
    }
  });

  test("says that an order is paid if a webhook was first, and empties the cart", async () => {
    const steps: Step[] = [["webhook", 7], settle];
    const { results, applied, requests, hasItems } = await settled("succeeded", { steps });
    expect({ results, applied, requests, hasItems }).toEqual({
      results: [null, PAID],
      applied: [],
      requests: [],
      hasItems: false,
    });
  });

  test("leaves a paid order alone that the merchant cancelled since", async () => {
    const given = { orders: [order({ status: "cancelled", date_paid: "2026-11-30" })] };
    const { results, applied } = await settled("succeeded", given);
    expect({ results, applied }).toEqual({ results: [PAID], applied: [] });
  });

  test("follows a payment through its confirmation", async () => {
    const { results, statuses, applied } = await settled("requires_action", {
      steps: [settle, ["provider", { pi_7: { status: "succeeded" } }], settle],
    });
    expect(results).toMatchObject([{ status: "ACTION" }, null, PAID]);
    expect({ statuses, applied }).toMatchObject({
      statuses: { 7: "processing" },
      applied: [[7, "pi_7", false]],
    });
  });

  test("lets the plugin save the card if that is signed", async () => {
    const steps: Step[] = [["settle", signed({ savesCard: true })]];
    expect((await settled("succeeded", { steps })).applied).toEqual([[7, "pi_7", true]]);
    const forged: Step[] = [["settle", { ...signed(), savesCard: true }]];
    expect((await settled("succeeded", { steps: forged })).results).toEqual([UNKNOWN]);
  });

  test("waits for another request that settles the payment", async () => {
    const { results, applied } = await settled("succeeded", { lock: "0" });
    expect(results).toEqual([{ error: "Another request is settling this payment." }]);
    expect(applied).toEqual([]);
  });

  test("has no result while the provider is away, or the plugin fails", async () => {
    const away = await settled("unreachable");
    expect(away.results).toEqual([{ error: "The payment could not be read." }]);
    const failed = await settled("succeeded", { applyFails: true });
    expect(failed.results).toEqual([{ error: "The plugin failed." }]);
    for (const { statuses, hasItems } of [away, failed]) {
      expect({ statuses, hasItems }).toEqual({ statuses: { 7: "pending" }, hasItems: true });
    }
  });

  test.each<[string, Record<string, number> | null, boolean | null]>([
    ["the order that awaits payment", { order_awaiting_payment: 7 }, false],
    ["another order", { store_api_draft_order: 8, order_awaiting_payment: 9 }, true],
    ["none", {}, true],
    ["no session", null, null],
  ])("empties no other cart: %s", async (_, session, hasItems) => {
    expect((await settled("succeeded", { session })).hasItems).toBe(hasItems);
  });

  const now = Date.now();
  test.each<[string, object]>([
    ["no signature", signed({ signature: "" })],
    ["another order's signature", signed({ orderId: 8, orderKey: "wc_order_8888888888888" })],
    ["another time", signed({ time: String(Math.floor(now / 1000) - 60) })],
    ["an old signature", signed({}, { now: now - 6 * 60_000 })],
    ["a signature from the future", signed({}, { now: now + 6 * 60_000 })],
    ["another secret's signature", signed({}, { secret: `${SECRET}!` })],
    ["the signature of another purpose", signed({}, { purpose: "order" })],
  ])("reads no order and no payment for %s", async (_, input) => {
    const { results, requests } = await settled("succeeded", {
      steps: [["settle", input]],
      orders: [order(), order({ id: 8, order_key: "wc_order_8888888888888" })],
    });
    expect({ results, requests }).toEqual({ results: [UNKNOWN], requests: [] });
  });

  test.each<[string, Partial<Order>]>([
    ["with another key", { order_key: "wc_order_8888888888888" }],
    ["with the key in capitals", { order_key: "WC_ORDER_7777777777777" }],
    ["of another gateway", { payment_method: "bacs" }],
    ["that does not exist", { id: 8 }],
  ])("reads no payment of an order %s", async (_, facts) => {
    const { results, requests } = await settled("succeeded", { orders: [order(facts)] });
    expect({ results, requests }).toEqual({ results: [UNKNOWN], requests: [] });
  });

  test("completes a payment that the shopper had confirmed, in place of a second one", async () => {
    const { results, statuses, applied } = await settled("succeeded", { steps: [["checkout", 7]] });
    const url = "https://wordpress.example/checkout/order-received/7/";
    expect(results).toEqual([`success ${url}`]);
    expect(statuses).toEqual({ 7: "processing" });
    expect(applied).toEqual([[7, "pi_7", false]]);
  });

  test("cancels a payment that waits for the shopper before a second one", async () => {
    const { results, requests } = await settled("requires_action", { steps: [["checkout", 7]] });
    expect(results).toEqual(["taken by the gateway"]);
    expect(requests).toEqual(["GET pi_7", "POST payment_intents/pi_7/cancel"]);
  });

  test("takes no second payment if the first can no longer be canceled", async () => {
    const { results } = await settled(
      "requires_action",
      { steps: [["checkout", 7]] },
      { becomes: "succeeded" },
    );
    expect(results).toEqual([{ error: "This payment is being confirmed. Try again in a moment." }]);
  });

  test.each<[string, Partial<Case>, string[]]>([
    ["a failed payment", {}, ["GET pi_7"]],
    ["no payment", { orders: [order({ meta: {} })] }, []],
    ["another shop's payment", { payments: {} }, ["GET pi_7"]],
    ["the former checkout", { gateways: { former_stripe: {} } }, []],
    ["another gateway only", { gateways: { cod: {} } }, []],
  ])("leaves an attempt after %s to the gateway", async (_, given, requests) => {
    const steps: Step[] = [["checkout", 7]];
    const result = await settled("requires_payment_method", { steps, ...given });
    expect(result.results).toEqual(["taken by the gateway"]);
    expect(result.requests).toEqual(requests);
  });

  test("takes no payment while another request has the order, or Stripe is away", async () => {
    const steps: Step[] = [["checkout", 7]];
    const locked = await settled("succeeded", { steps, lock: "0" });
    expect(locked.results).toEqual([
      { error: "Another request is paying this order. Try again in a moment." },
    ]);
    const away = await settled("unreachable", { steps });
    expect(away.results).toEqual([{ error: "The payment could not be read." }]);
  });

  type Settlement = { status: string; clientSecret: string | null };
  const recorded = cardRecordings.flatMap((recording) =>
    cardSteps(recording).flatMap(({ name, response, provider = [] }) => {
      const [first] = provider;
      const answer = response?.body as { data?: { vitrineSettlePayment?: Settlement } } | undefined;
      const result = answer?.data?.vitrineSettlePayment;
      const payment = first?.response.body as Payment | undefined;
      return result && payment ? [[recording, name, payment, result] as const] : [];
    }),
  );
  test.each(recorded)("settles as recorded: %s, %s", async (_, __, payment, recording) => {
    const { results } = await run({ steps: [settle], payments: { pi_7: payment } });
    const { status, clientSecret = null } = results[0] as Partial<Settlement>;
    expect({ status, clientSecret }).toEqual({
      status: recording.status,
      clientSecret: recording.clientSecret,
    });
  });

  test("settles a payment of WooPayments, and saves the card of a customer", async () => {
    const given = {
      gateways: { woocommerce_payments: {} },
      payments: { pi_8: { status: "succeeded" } },
      steps: [["settle", signed({ savesCard: true })]] satisfies Step[],
    };
    const facts = { payment_method: "woocommerce_payments", meta: { _intent_id: "pi_8" } };
    const guest = await run({ ...given, orders: [order(facts)] });
    expect(guest).toMatchObject({ results: [PAID], applied: [[7, "pi_8", false]] });
    const customer = await run({ ...given, orders: [order({ ...facts, user: { ID: 3 } })] });
    expect(customer).toMatchObject({ results: [PAID], applied: [[7, "pi_8", "pm_1"]] });
    const never = await run({ ...given, orders: [order({ ...facts, meta: {} })] });
    expect(never.results).toEqual([{ status: "FAILED", message: null }]);
  });

  test("returns the secret key to nobody, and the payment's secret for its confirmation only", async () => {
    const statuses = ["succeeded", "processing", "canceled", "requires_payment_method"];
    const gateways = { stripe: {}, woocommerce_payments: {} };
    const steps: Step[] = [["methods"], settle, ["checkout", 7]];
    for (const status of [...statuses, "unreachable"]) {
      const { results } = await settled(status, { gateways, steps });
      expect(JSON.stringify(results)).not.toMatch(/sk_test_secret|_secret_of_the_payment/);
    }
    const { results } = await settled("requires_action", { gateways, steps });
    expect(JSON.stringify(results).match(/_secret_of_the_payment/g)).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain("sk_test_secret");
  });
});
