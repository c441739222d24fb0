import { createHmac } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import {
  createShopHandler,
  createWordPress,
  decideIntent,
  findOrder,
  findProduct,
  finishIntent,
  intentOf,
  number,
  openShop,
  settlePayment,
} from "#tests/worlds/backends/embeddedShop.ts";
import { CUSTOMER, openExtensionShop, withLinks } from "#tests/worlds/backends/extensionShop.ts";
import { openWordPressBrowser } from "#tests/worlds/browser/wordpressBrowser.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { openHandoverCalls } from "#tests/integration/long/contract/handoverCalls.ts";

// Card payments of the embedded shop: its Store API and GraphQL answer as WooCommerce does with its
// Stripe gateway and `wordpress/vitrine`.

const gateways = ["demo_card", "cod"].map((id) => ({ id, title: id, description: "" }));
const { shop: plain } = await openExtensionShop({ gateways });
const shop = withLinks(plain, { sessionTokens: "both" });
const calls = openHandoverCalls(shop);
const graphql = createShopHandler(shop);
const browser = openWordPressBrowser(createWordPress(shop));
afterAll(() => shop.close());

const PRODUCT = 94;
const ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  address_1: "Hauptstr. 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  email: "anna@example.com",
};
const CHALLENGED = "pm_card_threeDSecure2Required";

type Placed = {
  code?: string;
  message?: string;
  order_id: number;
  order_key: string;
  status: string;
  payment_result: { redirect_url: string; payment_details: { key: string; value: string }[] };
};

let guests = 0;

/** Opens a shopper with a cart of one product, who pays through the Store API. */
async function openShopper(access?: string) {
  const customer = access === undefined ? undefined : String(CUSTOMER.id);
  const guest = customer ?? `t_${String((guests += 1)).padStart(30, "c")}`;
  const cartToken = await calls.cartTokenAfterAdding(guest, PRODUCT);
  const headers = {
    "cart-token": cartToken,
    "content-type": "application/json",
    ...(access !== undefined && { authorization: `Bearer ${access}` }),
  };

  /** Sends a GraphQL request in the shopper's session. */
  async function request<Data>(query: string, input?: object): Promise<Data> {
    const response = await graphql(
      new Request("https://shop.example/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "woocommerce-session": `Session ${calls.sessionToken(guest)}`,
          ...(access !== undefined && { authorization: headers.authorization ?? "" }),
        },
        body: JSON.stringify({ query, ...(input && { variables: { input } }) }),
      }),
    );
    return ((await response.json()) as { data: Data }).data;
  }

  return {
    request,
    cart: () => calls.cartOf(guest),
    add: () => calls.add(guest, PRODUCT, 1, access),
    /** Places the order, paid with a test payment method or with the values of `payment`. */
    async pay(payment: string | Record<string, string | boolean>, more: object = {}) {
      const data = typeof payment === "string" ? { "wc-stripe-payment-method": payment } : payment;
      const values = { payment_method: "demo_card", "wc-stripe-is-deferred-intent": true, ...data };
      const answer = await browser.request("/wp-json/wc/store/v1/checkout", {
        method: "POST",
        headers,
        body: JSON.stringify({
          billing_address: ADDRESS,
          shipping_address: ADDRESS,
          payment_method: "demo_card",
          payment_data: Object.entries(values).map(([key, value]) => ({ key, value })),
          ...more,
        }),
      });
      return { status: answer.status, body: JSON.parse(answer.text) as Placed };
    },
    /** Settles an order, with the storefront's signature unless another is given. */
    async settle({ order_id: orderId, order_key: orderKey }: Placed, over: object = {}) {
      const savesCard = "savesCard" in over ? "1" : "";
      const time = String(Math.floor(shop.now() / 1000));
      const signed = ["payment", time, orderId, orderKey, savesCard].join("\n");
      const signature = createHmac("sha256", shop.orderSecret).update(signed).digest("hex");
      const { vitrineSettlePayment } = await request<{ vitrineSettlePayment: object }>(
        `mutation ($input: VitrineSettlePaymentInput!) {
          vitrineSettlePayment(input: $input) { status clientSecret message }
        }`,
        { orderId, orderKey, time, signature, ...over },
      );
      return vitrineSettlePayment;
    },
  };
}

const detail = ({ payment_result: { payment_details: details } }: Placed, key: string) =>
  details.find((one) => one.key === key)?.value ?? "";
const statusOf = ({ order_id: id }: Placed) => findOrder(shop, { id })?.status;
const chargesOf = ({ order_id: id }: Placed) => intentOf(shop, id)?.charges;
const intentIdOf = ({ order_id: id }: Placed) => intentOf(shop, id)?.id ?? "";
const settled = (status: string | null, over: object = {}) => ({
  status,
  clientSecret: null,
  message: null,
  ...over,
});
const lastOrder = () =>
  number(shop.database.first("select max(id) as id from shop_order") ?? {}, "id");
const underIntent = (intent: string) => ({ extensions: { vitrine: { intent } } });

describe("a card without confirmation", () => {
  test("pays the order at once, whose settlement empties the cart", async () => {
    const shopper = await openShopper();
    const { status, body } = await shopper.pay("pm_card_visa");
    expect([status, body.status]).toEqual([200, "processing"]);
    expect(body.payment_result.redirect_url).toContain(
      `/checkout/order-received/${body.order_id}/`,
    );
    expect(detail(body, "redirect")).toBe(body.payment_result.redirect_url);
    expect(await shopper.cart()).toEqual([[PRODUCT, 1]]);
    expect(intentOf(shop, body.order_id)).toMatchObject({
      status: "succeeded",
      amount: findOrder(shop, { id: body.order_id })?.totals.total,
      currency: "eur",
      charges: 1,
    });
    expect(await shopper.settle(body)).toEqual(settled("PAID"));
    expect(await shopper.cart()).toEqual([]);
    expect(chargesOf(body)).toBe(1);
  });

  test("is charged once for two presses of one intent", async () => {
    const shopper = await openShopper();
    const both = await Promise.all(
      [1, 2].map(() => shopper.pay("pm_card_visa", underIntent("two-presses"))),
    );
    const [paid] = both.filter(({ status }) => status === 200);
    const [refused] = both.filter(({ status }) => status === 400);
    expect(refused?.body.message).toContain(`vitrine_intent: ${paid?.body.order_id}`);
    expect(paid && chargesOf(paid.body)).toBe(1);
  });
});

describe("a declined card", () => {
  test.each([
    ["pm_card_chargeDeclined", "Your card was declined."],
    ["pm_card_chargeDeclinedInsufficientFunds", "Your card has insufficient funds."],
    ["pm_other", "No such PaymentMethod: 'pm_other'"],
  ])("%s is refused, and the next checkout pays the same order", async (card, reason) => {
    const shopper = await openShopper();
    const sold = () => findProduct(shop, { id: PRODUCT })?.totalSales ?? 0;
    const before = sold();
    const { status, body } = await shopper.pay(card, underIntent(`first ${card}`));
    expect([status, body.code, body.message]).toEqual([
      400,
      "woocommerce_rest_checkout_process_payment_error",
      `There was an error processing the payment: ${reason}`,
    ]);
    expect(await shopper.cart()).toEqual([[PRODUCT, 1]]);
    expect(sold()).toBe(before);
    const failed = lastOrder();
    expect(findOrder(shop, { id: failed })?.status).toBe("failed");
    const next = await shopper.pay("pm_card_visa", underIntent(`second ${card}`));
    expect(next.body.status).toBe("processing");
    expect(next.body.order_id).toBe(failed);
    expect([sold(), chargesOf(next.body)]).toEqual([before + 1, 1]);
    await shopper.settle(next.body);
    expect(await shopper.cart()).toEqual([]);
  });
});

describe("an order that awaits its card", () => {
  test("is left behind when the cart has changed", async () => {
    const shopper = await openShopper();
    const first = await shopper.pay(CHALLENGED);
    await shopper.add();
    const next = await shopper.pay("pm_card_visa");
    expect(next.body.order_id).not.toBe(first.body.order_id);
    expect([statusOf(first.body), chargesOf(first.body)]).toEqual(["pending", 0]);
  });

  test("is paid by another method of the same cart", async () => {
    const shopper = await openShopper();
    const first = await shopper.pay(CHALLENGED);
    const next = await shopper.pay({}, { payment_method: "cod" });
    expect([next.body.order_id, next.body.status]).toEqual([first.body.order_id, "processing"]);
    expect(await shopper.cart()).toEqual([]);
  });
});

describe("a card that its bank wants confirmed", () => {
  test("leaves the order pending and the cart full, with the intent's secret in no address", async () => {
    const shopper = await openShopper();
    const { status, body } = await shopper.pay(CHALLENGED);
    expect([status, body.status, body.payment_result.redirect_url]).toEqual([200, "pending", ""]);
    const [, order, secret = ""] =
      /^#wc-stripe-confirm-pi:(\d+):(pi_\w+_secret_\w+):\w+$/.exec(detail(body, "redirect")) ?? [];
    expect(order).toBe(String(body.order_id));
    expect(await shopper.settle(body)).toEqual(settled("ACTION", { clientSecret: secret }));
    expect(await shopper.cart()).toEqual([[PRODUCT, 1]]);
  });

  test("is paid once, whatever is repeated after the confirmation", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    for (const decision of ["confirm", "confirm", "decline"] as const) {
      decideIntent(shop, intentIdOf(body), decision);
    }
    expect(statusOf(body)).toBe("pending");
    expect(await shopper.settle(body)).toEqual(settled("PAID"));
    expect(await shopper.settle(body)).toEqual(settled("PAID"));
    expect([statusOf(body), chargesOf(body)]).toEqual(["processing", 1]);
    expect(await shopper.cart()).toEqual([]);
  });

  test("is paid by the webhook first, which may come twice", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    decideIntent(shop, intentIdOf(body), "confirm");
    settlePayment(shop, body.order_id);
    const paid = findOrder(shop, { id: body.order_id });
    settlePayment(shop, body.order_id);
    expect(findOrder(shop, { id: body.order_id })).toEqual(paid);
    expect(paid?.transactionId).toMatch(/^ch_/);
    expect(await shopper.settle(body)).toEqual(settled("PAID"));
    expect(await shopper.cart()).toEqual([]);
  });

  test("is charged once when the checkout is sent again after the confirmation", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    decideIntent(shop, intentIdOf(body), "confirm");
    const again = await shopper.pay("pm_card_visa");
    expect([again.body.order_id, again.body.status]).toEqual([body.order_id, "processing"]);
    expect(chargesOf(body)).toBe(1);
  });

  test("keeps a cart that is not the order's", async () => {
    const shopper = await openShopper();
    const other = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    decideIntent(shop, intentIdOf(body), "confirm");
    expect(await other.settle(body)).toEqual(settled("PAID"));
    expect(await other.cart()).toEqual([[PRODUCT, 1]]);
  });

  test("fails the order if its shopper declines, and can be paid again", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    decideIntent(shop, intentIdOf(body), "decline");
    const message = expect.stringContaining("unable to authenticate") as string;
    expect(await shopper.settle(body)).toEqual(settled("FAILED", { message }));
    expect(await shopper.settle(body)).toEqual(settled("FAILED", { message }));
    expect([statusOf(body), chargesOf(body)]).toEqual(["failed", 0]);
    const again = await shopper.pay("pm_card_visa");
    expect([again.body.order_id, again.body.status]).toEqual([body.order_id, "processing"]);
  });

  test("fails the order if its charge is declined after the confirmation", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay("pm_card_threeDSecureRequiredChargeDeclined");
    expect(body.status).toBe("pending");
    decideIntent(shop, intentIdOf(body), "confirm");
    const message = "Your card was declined.";
    expect(await shopper.settle(body)).toEqual(settled("FAILED", { message }));
  });
});

test("A payment that its bank decides later puts the order on hold until then.", async () => {
  const shopper = await openShopper();
  const { body } = await shopper.pay("pm_demo_processing");
  expect(body.status).toBe("on-hold");
  expect(await shopper.settle(body)).toEqual(settled("PROCESSING"));
  expect(await shopper.cart()).toEqual([]);
  finishIntent(shop, intentIdOf(body));
  settlePayment(shop, body.order_id);
  expect([statusOf(body), chargesOf(body)]).toEqual(["processing", 1]);
});

describe("no payment", () => {
  test.each([
    ["without a card", {}],
    ["with an empty one", { "wc-stripe-payment-method": "" }],
    ["with a saved card of nobody", { "wc-demo_card-payment-token": "1", isSavedToken: true }],
  ])("is taken %s, and no order placed", async (_, payment) => {
    const shopper = await openShopper();
    const { status, body } = await shopper.pay(payment);
    expect([status, body.code, body.message]).toEqual([
      400,
      "woocommerce_rest_checkout_missing_payment_method",
      "No payment method provided.",
    ]);
    expect(await shopper.cart()).toEqual([[PRODUCT, 1]]);
  });

  test("is taken through WooGraphQL's checkout, even one that says it is paid", async () => {
    const shopper = await openShopper();
    const data = await shopper.request(
      "mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }",
      { paymentMethod: "demo_card", isPaid: true },
    );
    expect(data).toEqual({ checkout: null });
    expect(await shopper.cart()).toEqual([[PRODUCT, 1]]);
  });

  test("is settled with a wrong signature, time, order or key", async () => {
    const shopper = await openShopper();
    const { body } = await shopper.pay(CHALLENGED);
    const late = String(Math.floor(shop.now() / 1000) - 301);
    for (const over of [
      { signature: "0".repeat(64) },
      { time: late },
      { orderId: body.order_id + 1 },
      { orderKey: "wc_order_other" },
    ]) {
      expect(await shopper.settle(body, over)).toEqual(settled(null));
    }
    const stranger = { ...body, order_key: "wc_order_other" };
    expect(await shopper.settle(stranger)).toEqual(settled(null));
  });
});

describe("a saved card", () => {
  const CARDS = `{ customer { availablePaymentMethods { __typename }
    availablePaymentMethodsCC { tokenId type last4 cardType expiryMonth expiryYear isDefault gateway { id } } } }`;
  type Cards = { customer: { availablePaymentMethodsCC: { tokenId: number; last4: number }[] } };

  test("pays the next order of its customer alone", async () => {
    const access = await calls.accessOf(CUSTOMER);
    const customer = await openShopper(access);
    await customer.pay({
      "wc-stripe-payment-method": "pm_card_visa",
      "wc-demo_card-new-payment-method": "true",
    });
    const challenged = await openShopper(access);
    const { body } = await challenged.pay(CHALLENGED);
    const cardsOf = async (who: typeof customer) =>
      (await who.request<Cards>(CARDS)).customer.availablePaymentMethodsCC;
    expect((await cardsOf(customer)).map(({ last4 }) => last4)).toEqual([4242]);
    decideIntent(shop, intentIdOf(body), "confirm");
    await challenged.settle(body, { savesCard: true });
    await challenged.settle(body, { savesCard: true });
    const cards = await cardsOf(customer);
    expect(cards).toEqual([
      expect.objectContaining({ type: "CC", last4: 4242, isDefault: true }),
      expect.objectContaining({ last4: 3184, isDefault: false, gateway: { id: "demo_card" } }),
    ]);
    const saved = { "wc-demo_card-payment-token": String(cards[0]?.tokenId), isSavedToken: true };
    const again = await openShopper(access);
    expect((await again.pay(saved)).body.status).toBe("processing");
    const guest = await openShopper();
    expect((await guest.pay(saved)).status).toBe(400);
    expect(await cardsOf(guest)).toEqual([]);
  });
});

test("The card's method is described to the storefront, with its script.", async () => {
  const shopper = await openShopper();
  const data = await shopper.request(
    "{ vitrineCardMethods { method adapter script publishableKey accountId locale types savesCards takesExpressPay } }",
  );
  expect(data).toEqual({
    vitrineCardMethods: [
      {
        method: "demo_card",
        adapter: "stripe",
        script: "/demo-card/stripe.js",
        publishableKey: "pk_test_demonstration",
        accountId: null,
        locale: "en",
        types: ["card"],
        savesCards: true,
        takesExpressPay: true,
      },
    ],
  });
});

test("The card is no method of WordPress's own checkout.", async () => {
  const visitor = openWordPressBrowser(createWordPress(shop));
  await visitor.submit("/product/glasbuch-nr-4/", {});
  const { text } = await visitor.request("/checkout/");
  expect(text).toContain('value="cod"');
  expect(text).not.toContain("demo_card");
});

describe("the demonstration", () => {
  const world = worldOf({ settings: { GRAPHQL_FREE_FORM: "on" } });
  const METHODS =
    "{ paymentGateways { nodes { id title description } } vitrineCardMethods { script } }";
  type Methods = {
    paymentGateways: { nodes: { id: string }[] };
    vitrineCardMethods: { script: string }[];
  };

  test("has the card as its first method, and serves its script", async () => {
    const response = await formShopper(world().app).send("/graphql", { query: METHODS });
    const { data } = response.json<{ data: Methods }>();
    expect(data.paymentGateways.nodes[0]).toEqual({
      id: "demo_card",
      title: "Card (demonstration)",
      description: "A demonstration: no real card is taken.",
    });
    expect(data.paymentGateways.nodes).toHaveLength(4);
    const script = await world().app.inject(data.vitrineCardMethods[0]?.script ?? "");
    expect(script.statusCode).toBe(200);
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    for (const name of ["", "cardPages.ts", "..%2fcardPages.ts", "intents/pi_none"]) {
      expect((await world().app.inject(`/demo-card/${name}`)).statusCode).toBe(404);
    }
  });

  test("opens its Store API to a session by a cart token", async () => {
    const demo = await openShop({ dataDir: ":memory:", takesCards: true });
    const { id } = findProduct(demo, { slug: "fen-tumbler" }) ?? {};
    const added = openHandoverCalls(demo).cartTokenAfterAdding("t_guest", id ?? 0);
    expect(await added).toMatch(/^ey/);
    demo.close();
  });

  test("is the only shop with the card", async () => {
    const remote = await openExtensionShop();
    const request = new Request("https://shop.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: METHODS }),
    });
    const answer = await (await createShopHandler(remote.shop)(request)).text();
    expect(answer).toContain('"vitrineCardMethods":null');
    remote.shop.close();
  });
});
