import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seenOrder } from "#relay/contract/seenOrder.ts";
import { addressOf, answerTo, cartOfOne } from "./orderingFixture.ts";
import { INTENT, made, openPlacing, PLACED } from "./placingFixture.ts";
import type { Placing } from "./placingFixture.ts";
import { INTENT_KEY, SEEN_TOTAL_KEY } from "./orderMetaKeys.ts";

const OTHER = "9e1f6c52-7f3b-4a35-8c57-f2b8f1f0a9d3";

let state: Placing["state"];
let shop: Placing["shop"];
let place: Placing["place"];
let pass: Placing["pass"];

beforeEach(() => void ({ state, shop, place, pass } = openPlacing()));
afterEach(() => state.close());

const lost = () => Promise.reject(new Error("the answer was lost"));

const CHECKING = { outcome: "checking" };

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
  pass(599_000);
  expect(await place()).toMatchObject(CHECKING);
  pass(2000);
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("two that look like it are never sent again, however long it takes", async () => {
  shop.checkout = lost;
  shop.orders = [made(), made({ databaseId: 8 })];
  expect(await place()).toMatchObject(CHECKING);
  pass(86_400_000);
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

test("a price that changes between the last look and the order is said, and nobody led to pay it", async () => {
  const redirect = "https://pay.example/7";
  shop.checkout = () => answerTo(made({ status: "PENDING", total: "$12.00" }), redirect);
  shop.orders = [made({ status: "PENDING", total: "$12.00" })];
  expect(await place()).toEqual(PLACED);
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({
    order: { receipt: { total: "$12.00", seenTotal: "$10.81", payment: { payAt: redirect } } },
  });
  expect(shop.sent).toBe(1);
});

const unseen = () => ({
  data: { checkout: null },
  errors: [{ message: `<b>Stop.</b> Not ${SEEN_TOTAL_KEY}.`, path: ["checkout"] }],
});

test("what the shop refuses as unseen is shown, and its intent placed when it was seen", async () => {
  const dearer = { ...cartOfOne, total: "$12.00", rawTotal: "12" };
  shop.checkout = () => {
    shop.cart = dearer;
    return unseen();
  };
  const changes = ["The total is now $12.00, it was $10.81."];
  expect(await place()).toMatchObject({ outcome: "changed", changes });
  shop.checkout = () => answerTo(made({ total: "$12.00" }));
  expect(await place({ seen: JSON.stringify(seenOrder(dearer)) })).toEqual(PLACED);
  expect(shop.input).toMatchObject({
    metaData: [
      { key: INTENT_KEY, value: INTENT },
      { key: SEEN_TOTAL_KEY, value: "12" },
    ],
  });
  expect(await state.lastPlaced("ann")).not.toHaveProperty("order.receipt.seenTotal");
});

test("a total that is back to what was seen is said to have been another, and may be tried again", async () => {
  shop.checkout = unseen;
  expect(await place()).toMatchObject({ outcome: "refused" });
  shop.checkout = () => answerTo(made());
  expect(await place()).toEqual(PLACED);
});

test("an order is held to no total by a shop that tells none", async () => {
  shop.cart = { ...cartOfOne, rawTotal: null };
  expect(await place()).toEqual(PLACED);
  expect(shop.input).toMatchObject({ metaData: [{ key: INTENT_KEY, value: INTENT }] });
});

test("an order of which nothing is delivered leaves the delivery address as it was", async () => {
  const home = { ...addressOf("shipping"), shipping_address1: "3 Elm Street" };
  const other = { ...home, shipping_postcode: "12" };
  expect(await place({ ...home, intent: OTHER })).toEqual(PLACED);
  expect(shop.told).toMatchObject([
    { billing: { address1: "1 Main St" }, shipping: { address1: "1 Main St" } },
    "the order",
    { shipping: { firstName: "Ann", address1: "3 Elm Street", city: "Los Angeles" } },
  ]);
  for (const delivery of [{}, addressOf("shipping"), other]) {
    shop.told = [];
    pass(3_600_001);
    expect(await place({ ...delivery, intent: randomUUID() })).toEqual(PLACED);
    expect(shop.told.at(-1)).toBe("the order");
  }
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

test("an order that another process places meanwhile is the only one, and answered with", async () => {
  shop.meanwhile = async () => {
    shop.meanwhile = () => {};
    expect(await place()).toEqual(PLACED);
    shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  };
  expect(await place()).toEqual(PLACED);
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
