import { afterEach, beforeEach, expect, test } from "vitest";
import { typedCheckout } from "#relay/checkoutFields.ts";
import { seenOrder } from "#relay/seenOrder.ts";
import type { OrderState } from "#server/state/orderState.ts";
import { openOrderState } from "#server/state/sqliteOrderState.ts";
import { placeOrder } from "./placeOrder.ts";
import type { PlacingTools } from "./placeOrder.ts";
import { createShopChoices } from "./shopChoices.ts";
import { INTENT_KEY } from "./shopDocuments.ts";
import type { BackendOrder, CartToOrder } from "./shopDocuments.ts";

const START = Date.parse("2026-11-22T09:00:00Z");

const cart: CartToOrder = {
  needsShippingAddress: false,
  contents: {
    nodes: [
      {
        key: "a",
        quantity: 1,
        total: "$10.81",
        product: { node: { databaseId: 107, name: "E-book" } },
        variation: null,
      },
    ],
  },
  appliedCoupons: null,
  chosenShippingMethods: null,
  availableShippingMethods: null,
  subtotal: "$9.99",
  subtotalTax: "$0.82",
  discountTotal: "$0.00",
  discountTax: "$0.00",
  shippingTotal: "$0.00",
  shippingTax: "$0.00",
  feeTotal: null,
  feeTax: null,
  totalTax: "$0.82",
  total: "$10.81",
};

const INTENT = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";
const OTHER = "9e1f6c52-7f3b-4a35-8c57-f2b8f1f0a9d3";

const typed = (over: object = {}) =>
  typedCheckout({
    email: "ann@example.test",
    phone: "(213) 373-4253",
    billing_firstName: "Ann",
    billing_lastName: "Lee",
    billing_address1: "1 Main St",
    billing_city: "Los Angeles",
    billing_state: "CA",
    billing_postcode: "90001",
    billing_country: "US",
    paymentMethod: "card",
    intent: INTENT,
    seen: JSON.stringify(seenOrder(cart)),
    ...over,
  });

const made = (over: Partial<BackendOrder> = {}): BackendOrder => ({
  databaseId: 7,
  orderNumber: "7",
  orderKey: "wc_order_x",
  status: "PROCESSING",
  date: new Date(START).toISOString(),
  total: "$10.81",
  paymentMethod: "card",
  billing: { email: "ann@example.test", lastName: "Lee", postcode: "90001" },
  lineItems: { nodes: [{ productId: 107, variationId: null, quantity: 1 }] },
  ...over,
});

let state: OrderState;
let time = START;
let contents: CartToOrder = cart;
let orders: readonly BackendOrder[] = [];
let tellsIntents = true;
let checkout: () => object | Promise<object>;
let sent = 0;

const payload = (order: BackendOrder | null, redirect: string | null = null) => ({
  data: { checkout: { result: "success", redirect, notices: [], order } },
});

beforeEach(() => {
  state = openOrderState(":memory:");
  time = START;
  contents = cart;
  orders = [];
  tellsIntents = true;
  checkout = () => payload(made());
  sent = 0;
});
afterEach(() => state.close());

const send: typeof fetch = async (_url, init) => {
  const { query } = JSON.parse(String(init?.body)) as { query: string };
  const answer = async () => {
    if (query.startsWith("mutation PlaceOrder")) {
      sent += 1;
      return checkout();
    }
    if (query.startsWith("query LastOrders")) {
      return query.includes("metaData") && !tellsIntents
        ? { errors: [{ message: 'Cannot query field "metaData" on type "Order".' }] }
        : { data: { customer: { orders: { nodes: orders } } } };
    }
    if (query.startsWith("query Countries")) return { data: { allowedCountries: ["US"] } };
    if (query.startsWith("query States")) return { data: { countryStates: [{ code: "CA" }] } };
    if (query.startsWith("mutation TakeAddress")) return { data: { updateCustomer: null } };
    const nodes = [
      { id: "card", title: "Card" },
      { id: "cod", title: "Cash" },
    ];
    return { data: { cart: contents, paymentGateways: { nodes } } };
  };
  return Response.json(await answer());
};

const place = (over: object = {}) => {
  const tools: PlacingTools = {
    state,
    choices: createShopChoices(send),
    origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
    warn: () => {},
    now: () => time,
  };
  const placer = { session: "ann", send, ours: "https://osier.example" };
  return placeOrder(typed(over), placer, tools);
};

const lost = () => Promise.reject(new Error("the answer was lost"));

const CHECKING = { outcome: "checking" };
const PLACED = { outcome: "placed", location: "/success" };

test("an order that says which intent it is of is found among others that look like it", async () => {
  checkout = lost;
  const says = (value: string) => [{ key: INTENT_KEY, value }];
  orders = [made({ databaseId: 8, metaData: says(OTHER) }), made({ metaData: says(INTENT) })];
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { orderId: 7 } });
});

test("where orders say nothing of intents, the only one that looks like it is it", async () => {
  tellsIntents = false;
  checkout = lost;
  orders = [
    made({ databaseId: 3, date: "2026-11-21T09:00:00Z" }),
    made(),
    made({ total: "$9.00" }),
  ];
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { orderId: 7 } });
});

test.each([
  ["two look like it", [made(), made({ databaseId: 8 })]],
  [
    "one of somebody else's email does",
    [made({ billing: { email: "b@example.test", lastName: "Lee", postcode: "90001" } })],
  ],
  ["there is none", []],
])("where %s it is checked, and not sent again", async (_, there) => {
  checkout = lost;
  orders = there;
  expect(await place()).toMatchObject(CHECKING);
  checkout = () => payload(made());
  expect(await place()).toMatchObject(CHECKING);
  expect(sent).toBe(1);
});

test("what the backend has no order of long after may be placed", async () => {
  checkout = lost;
  expect(await place()).toMatchObject(CHECKING);
  checkout = () => payload(made());
  time += 599_000;
  expect(await place()).toMatchObject(CHECKING);
  time += 2000;
  expect(await place()).toEqual(PLACED);
  expect(sent).toBe(2);
});

test("two that look like it are never sent again, however long it takes", async () => {
  checkout = lost;
  orders = [made(), made({ databaseId: 8 })];
  expect(await place()).toMatchObject(CHECKING);
  time += 86_400_000;
  expect(await place()).toMatchObject(CHECKING);
  expect(sent).toBe(1);
});

test("a fault of the backend's own may have made an order", async () => {
  checkout = () => ({
    data: { checkout: null },
    errors: [{ message: "Internal server error", path: ["checkout"] }],
  });
  expect(await place()).toMatchObject(CHECKING);
});

test("a backend that nobody could connect to has made none", async () => {
  checkout = () => {
    const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    throw new TypeError("fetch failed", { cause });
  };
  expect(await place()).toMatchObject({ outcome: "failed" });
  checkout = () => payload(made());
  expect(await place()).toEqual(PLACED);
});

test("an order that waits to be paid is led there again, and not made again", async () => {
  const toPay = { outcome: "redirect", location: "https://pay.example/7" };
  checkout = () => payload(made({ status: "PENDING" }), toPay.location);
  orders = [made({ status: "PENDING" })];
  expect(await place()).toEqual(toPay);
  // The gateway leaves the cart as it was until it is paid.
  expect(await place({ intent: OTHER })).toEqual(toPay);
  orders = [made({ status: "FAILED" })];
  expect(await place({ intent: OTHER })).toEqual(toPay);
  expect(sent).toBe(1);
  expect(await place({ intent: OTHER, paymentMethod: "cod" })).toMatchObject({
    location: toPay.location,
  });
  expect(sent).toBe(2);
});

test("an order on hold that is paid elsewhere leads there", async () => {
  checkout = () => payload(made({ status: "ON_HOLD" }), "https://pay.example/9");
  expect(await place()).toEqual({ outcome: "redirect", location: "https://pay.example/9" });
});

test("a payment that did not go through is said, and may be tried again", async () => {
  const notices = [{ message: "<b>Your card</b> was declined." }];
  checkout = () => ({
    data: { checkout: { result: "failure", redirect: "", notices, order: null } },
  });
  expect(await place()).toEqual({ outcome: "refused", message: "Your card was declined." });
  checkout = () => payload(made());
  expect(await place()).toEqual(PLACED);
});

test("an order that the backend made and does not show has the number of its page", async () => {
  const redirect = "https://shop.example/checkout/order-received/1128/?key=wc_order_y";
  checkout = () => payload(null, redirect);
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { receipt: { number: "1128" } } });
});

test("an empty cart places nothing, and a moment after an order shows that", async () => {
  contents = { ...cart, contents: { nodes: [] } };
  expect(await place()).toMatchObject({ outcome: "failed" });
  contents = cart;
  await place();
  contents = { ...cart, contents: { nodes: [] } };
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(sent).toBe(1);
});

test.each(["", "short", "a b c d e f g h i j k l", "x".repeat(70)])(
  "an intent that is none of ours is not taken: %s",
  async (intent) => {
    expect(await place({ intent })).toMatchObject({ outcome: "failed" });
    expect(sent).toBe(0);
  },
);
