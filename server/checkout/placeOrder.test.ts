import { afterEach, beforeEach, expect, test } from "vitest";
import { typedCheckout } from "#relay/checkoutFields.ts";
import { seenOrder } from "#relay/seenOrder.ts";
import type { OrderState } from "#server/state/orderState.ts";
import { openOrderState } from "#server/state/sqliteOrderState.ts";
import { answerTo, cartOfOne, delivered, free, openOrderingShop, rate } from "./orderingFixture.ts";
import type { OrderingShop } from "./orderingFixture.ts";
import { placeOrder } from "./placeOrder.ts";
import type { PlacingTools } from "./placeOrder.ts";
import { createShopChoices } from "./shopChoices.ts";
import { INTENT_KEY } from "./shopDocuments.ts";
import type { BackendOrder } from "./shopDocuments.ts";

const START = Date.parse("2026-11-22T09:00:00Z");

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
    seen: JSON.stringify(seenOrder(cartOfOne)),
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
let shop: OrderingShop;
let time = START;

beforeEach(() => {
  state = openOrderState(":memory:");
  shop = openOrderingShop(made());
  time = START;
});
afterEach(() => state.close());

const place = (over: object = {}) => {
  const tools: PlacingTools = {
    state,
    choices: createShopChoices(shop.send),
    origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
    warn: () => {},
    now: () => time,
  };
  const placer = { session: "ann", send: shop.send, ours: "https://osier.example" };
  return placeOrder(typed(over), placer, tools);
};

const lost = () => Promise.reject(new Error("the answer was lost"));

const CHECKING = { outcome: "checking" };
const PLACED = { outcome: "placed", location: "/success" };

test("an order that says which intent it is of is found among others that look like it", async () => {
  shop.checkout = lost;
  const says = (value: string) => [{ key: INTENT_KEY, value }];
  shop.orders = [made({ databaseId: 8, metaData: says(OTHER) }), made({ metaData: says(INTENT) })];
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { orderId: 7 } });
});

test("where orders say nothing of intents, the only one that looks like it is it", async () => {
  shop.tellsIntents = false;
  shop.checkout = lost;
  shop.orders = [
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
  shop.checkout = lost;
  shop.orders = there;
  expect(await place()).toMatchObject(CHECKING);
  shop.checkout = () => answerTo(made());
  expect(await place()).toMatchObject(CHECKING);
  expect(shop.sent).toBe(1);
});

test("what the backend has no order of long after may be placed", async () => {
  shop.checkout = lost;
  expect(await place()).toMatchObject(CHECKING);
  shop.checkout = () => answerTo(made());
  time += 599_000;
  expect(await place()).toMatchObject(CHECKING);
  time += 2000;
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("two that look like it are never sent again, however long it takes", async () => {
  shop.checkout = lost;
  shop.orders = [made(), made({ databaseId: 8 })];
  expect(await place()).toMatchObject(CHECKING);
  time += 86_400_000;
  expect(await place()).toMatchObject(CHECKING);
  expect(shop.sent).toBe(1);
});

test("a fault of the backend's own may have made an order", async () => {
  shop.checkout = () => ({
    data: { checkout: null },
    errors: [{ message: "Internal server error", path: ["checkout"] }],
  });
  expect(await place()).toMatchObject(CHECKING);
});

test("a backend that nobody could connect to has made none", async () => {
  shop.checkout = () => {
    const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    throw new TypeError("fetch failed", { cause });
  };
  expect(await place()).toMatchObject({ outcome: "failed" });
  shop.checkout = () => answerTo(made());
  expect(await place()).toEqual(PLACED);
});

test("an order that waits to be paid is led there again, and not made again", async () => {
  const toPay = { outcome: "redirect", location: "https://pay.example/7" };
  shop.checkout = () => answerTo(made({ status: "PENDING" }), toPay.location);
  shop.orders = [made({ status: "PENDING" })];
  expect(await place()).toEqual(toPay);
  // The gateway leaves the cart as it was until it is paid.
  expect(await place({ intent: OTHER })).toEqual(toPay);
  shop.orders = [made({ status: "FAILED" })];
  expect(await place({ intent: OTHER })).toEqual(toPay);
  expect(shop.sent).toBe(1);
  expect(await place({ intent: OTHER, paymentMethod: "cod" })).toMatchObject({
    location: toPay.location,
  });
  expect(shop.sent).toBe(2);
});

test("an order on hold that is paid elsewhere leads there", async () => {
  shop.checkout = () => answerTo(made({ status: "ON_HOLD" }), "https://pay.example/9");
  expect(await place()).toEqual({ outcome: "redirect", location: "https://pay.example/9" });
});

test("a payment that did not go through is said, and may be tried again", async () => {
  const notices = [{ message: "<b>Your card</b> was declined." }];
  shop.checkout = () => ({
    data: { checkout: { result: "failure", redirect: "", notices, order: null } },
  });
  expect(await place()).toEqual({ outcome: "refused", message: "Your card was declined." });
  shop.checkout = () => answerTo(made());
  expect(await place()).toEqual(PLACED);
});

test("an order that the backend made and does not show has the number of its page", async () => {
  const redirect = "https://shop.example/checkout/order-received/1128/?key=wc_order_y";
  shop.checkout = () => answerTo(null, redirect);
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { receipt: { number: "1128" } } });
});

test("a page that is gone back to with another cart is not answered with the order before", async () => {
  await place();
  expect(await place()).toEqual(PLACED);
  shop.cart = { ...cartOfOne, total: "$20.00" };
  expect(await place({ seen: JSON.stringify(seenOrder(shop.cart)) })).toMatchObject({
    outcome: "failed",
  });
  expect(shop.sent).toBe(1);
});

test("an empty cart places nothing, and a moment after an order shows that", async () => {
  shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  expect(await place()).toMatchObject({ outcome: "failed" });
  shop.cart = cartOfOne;
  await place();
  shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(shop.sent).toBe(1);
});

test.each(["", "short", "a b c d e f g h i j k l", "x".repeat(70)])(
  "an intent that is none of ours is not taken: %s",
  async (intent) => {
    expect(await place({ intent })).toMatchObject({ outcome: "failed" });
    expect(shop.sent).toBe(0);
  },
);

const toAnn = {
  shipping_firstName: "Ann",
  shipping_lastName: "Lee",
  shipping_address1: "1 Main St",
  shipping_city: "Los Angeles",
  shipping_state: "CA",
  shipping_postcode: "90001",
  shipping_country: "US",
  billing: "same",
  shippingMethod: "free:1",
};

test("a delivery that is gone with something of the cart is shown as what is now instead", async () => {
  const seen = JSON.stringify(seenOrder(delivered(free, rate)));
  shop.cart = delivered(rate);
  const changes = [
    "Your order now comes by “Flat rate” for $5.00, it was “Free over $50” for $0.00.",
  ];
  expect(await place({ ...toAnn, seen })).toMatchObject({ outcome: "changed", changes });
  const now = { ...toAnn, seen: JSON.stringify(seenOrder(shop.cart)) };
  expect(await place(now)).toMatchObject({
    outcome: "faults",
    faults: { shippingMethod: expect.stringContaining("Choose another") as string },
  });
  expect(shop.sent).toBe(0);
  expect(await place({ ...now, shippingMethod: rate.id })).toEqual(PLACED);
});

test("where nothing delivers to, nothing is to be chosen or confirmed", async () => {
  const seen = JSON.stringify(seenOrder(delivered(free)));
  shop.cart = delivered();
  const faults = { shippingMethod: "Nothing delivers to this address." };
  expect(await place({ ...toAnn, seen })).toMatchObject({ outcome: "faults", faults });
});
