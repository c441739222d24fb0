import { afterEach, beforeEach, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { checkoutResponseTo, cartOfOne } from "#tests/worlds/fixtures/orderingFixture.ts";
import { INTENT_KEY } from "./backendOrder.ts";
import {
  INTENT,
  createdOrder,
  openPlacing,
  PLACED,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";

const OTHER = "9e1f6c52-7f3b-4a35-8c57-f2b8f1f0a9d3";
const CHECKING = { outcome: "checking" };
const SECOND = 1000;

let state: Placing["state"];
let shop: Placing["shop"];
let place: Placing["place"];
let pass: Placing["pass"];
let cartEvents: Placing["cartEvents"];

beforeEach(() => void ({ state, shop, place, pass, cartEvents } = openPlacing()));
afterEach(() => state.close());

const lost = () => Promise.reject(new Error("the response was lost"));
const notSent = () => Promise.reject(new BackendError("busy", { effect: "none" }));
const timedOut = () => Promise.reject(new DOMException("too late", "TimeoutError"));
const placing = () => checkoutResponseTo(createdOrder());
const carrying = (value: string) => ({ metaData: [{ key: INTENT_KEY, value }] });
const sentIntent = () =>
  (shop.input as ReturnType<typeof carrying>).metaData.find(({ key }) => key === INTENT_KEY)?.value;

/** Refuses a checkout in the words of a backend that checks for an existing order. */
const refusing = (message: string) => () => ({
  data: { checkout: null },
  errors: [{ message, path: ["checkout"] }],
});

test("An order with the intent in its metadata is found among others with the same fingerprint", async () => {
  shop.checkout = lost;
  shop.orders = [
    createdOrder({ databaseId: 8, ...carrying(OTHER) }),
    createdOrder(carrying(INTENT)),
  ];
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { orderId: 7 } });
});

test("Without metadata, the only order with the same fingerprint is found", async () => {
  shop.reportsIntents = false;
  shop.checkout = lost;
  shop.orders = [
    createdOrder({ databaseId: 3, date: "2026-11-21T09:00:00Z" }),
    createdOrder(),
    createdOrder({ total: "$9.00" }),
  ];
  expect(await place()).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({ order: { orderId: 7 } });
});

test.each([
  ["two orders have the same fingerprint", [createdOrder(), createdOrder({ databaseId: 8 })]],
  [
    "only an order of another email address exists",
    [createdOrder({ billing: { email: "b@example.test", lastName: "Lee", postcode: "90001" } })],
  ],
  ["no order exists", []],
])(
  "After a lost response the order is being checked and not sent again if %s",
  async (_, there) => {
    shop.checkout = lost;
    shop.orders = there;
    expect(await place()).toMatchObject(CHECKING);
    shop.checkout = placing;
    expect(await place()).toMatchObject(CHECKING);
    expect(shop.sent).toBe(1);
  },
);

/** Places the order at times in seconds after the first attempt; returns the last result. */
async function placeAt(...times: number[]) {
  let passed = 0;
  let last;
  for (const time of times) {
    pass((time - passed) * SECOND);
    passed = time;
    last = await place();
  }
  return last;
}

test("An order whose request failed counts as not placed after two lookups in thirty seconds", async () => {
  shop.checkout = lost;
  expect(await place()).toMatchObject(CHECKING);
  shop.checkout = placing;
  expect(await placeAt(5, 15, 29)).toMatchObject(CHECKING);
  expect(shop.sent).toBe(1);
  expect(await placeAt(1)).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("An order whose request timed out may still appear for sixty seconds", async () => {
  shop.checkout = timedOut;
  expect(await place()).toMatchObject(CHECKING);
  shop.checkout = placing;
  expect(await placeAt(31, 59)).toMatchObject(CHECKING);
  expect(await placeAt(1)).toEqual(PLACED);
});

test("A single lookup never counts an order as not placed, however late it is", async () => {
  shop.checkout = lost;
  shop.orders = undefined;
  expect(await place()).toMatchObject(CHECKING);
  expect(await placeAt(600)).toMatchObject(CHECKING);
  shop.orders = [];
  shop.checkout = placing;
  expect(await place()).toMatchObject(CHECKING);
  expect(await placeAt(9)).toMatchObject(CHECKING);
  expect(await placeAt(1)).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("An attempt of a server that was killed counts from its start", async () => {
  shop.checkout = lost;
  const begin = state.settle;
  state.settle = () => Promise.reject(new Error("killed"));
  expect(await place()).toMatchObject(CHECKING);
  state.settle = begin;
  shop.checkout = placing;
  expect(await placeAt(40, 59)).toMatchObject(CHECKING);
  expect(await placeAt(1)).toEqual(PLACED);
});

test("An order that appears late is found before another is sent", async () => {
  shop.checkout = lost;
  await placeAt(0);
  pass(31 * SECOND);
  shop.checkout = () => Promise.reject(new BackendError("busy", { effect: "none" }));
  expect(await place()).toMatchObject({ outcome: "failed" });
  shop.orders = [createdOrder(carrying(INTENT))];
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("An intent with two matching orders is never sent again, however long it takes", async () => {
  shop.checkout = lost;
  shop.orders = [createdOrder(), createdOrder({ databaseId: 8 })];
  expect(await place()).toMatchObject(CHECKING);
  pass(86_400_000);
  expect(await place()).toMatchObject(CHECKING);
  expect(shop.sent).toBe(1);
});

test("An internal error of the backend may have created an order", async () => {
  shop.checkout = () => ({
    data: { checkout: null },
    errors: [{ message: "Internal server error", path: ["checkout"] }],
  });
  expect(await place()).toMatchObject(CHECKING);
});

test("A new attempt at a missing order repeats its intent, so that the backend can reject it", async () => {
  shop.checkout = lost;
  await place();
  pass(31 * SECOND);
  shop.checkout = refusing(
    `This order is placed already (${INTENT_KEY}: 1126). No order was placed.`,
  );
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(sentIntent()).toBe(INTENT);
  for (const id of [INTENT, OTHER]) {
    expect(await state.find("ann", id)).toMatchObject({
      progress: "placed",
      order: { receipt: { number: "1126" } },
    });
  }
  expect(await place({ intent: OTHER })).toEqual(PLACED);
  expect(shop.sent).toBe(2);
});

test("A different order after a missing one has an intent of its own", async () => {
  shop.checkout = lost;
  await place();
  pass(31 * SECOND);
  shop.checkout = placing;
  expect(await place({ intent: OTHER, paymentMethod: "cod" })).toEqual(PLACED);
  expect(sentIntent()).toBe(OTHER);
});

test("A rejected second order is looked up and returned", async () => {
  shop.checkout = refusing(`Another request is placing this order (${INTENT_KEY}).`);
  expect(await place()).toMatchObject(CHECKING);
  shop.orders = [createdOrder(carrying(INTENT))];
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(1);
});

test("An order is looked up if its cart is empty at the backend's checkout, as it may have been placed", async () => {
  shop.checkout = refusing("Sorry, no session found.");
  expect(await place()).toEqual({
    outcome: "refused",
    message: "Your cart is empty. No order was placed.",
  });
  shop.orders = undefined;
  expect(await place()).toMatchObject(CHECKING);
  shop.orders = [createdOrder(carrying(INTENT))];
  expect(await place()).toEqual(PLACED);
});

test("An order is placed even if its result cannot be stored, and is found later", async () => {
  shop.orders = [createdOrder(carrying(INTENT))];
  const { settle } = state;
  state.settle = () => Promise.reject(new Error("the disk is full"));
  expect(await place()).toEqual(PLACED);
  state.settle = settle;
  expect(await state.unsettled("ann")).toMatchObject({ id: INTENT, progress: "sending" });
  shop.cart = { ...cartOfOne, contents: { nodes: [] } };
  expect(await place()).toEqual(PLACED);
  expect(shop.sent).toBe(1);
});

test("A placed order forgets the last known cart once, even if its form is posted again", async () => {
  shop.checkout = () => checkoutResponseTo(createdOrder({ status: "PENDING" }));
  await place();
  await place();
  expect(cartEvents).toEqual(["forgotten"]);
});

test.each([
  ["that was not sent", notSent],
  ["that the shop rejects", refusing("This card was declined.")],
])("An order %s restores the last known cart", async (_title, checkout) => {
  shop.checkout = checkout;
  await place();
  expect(cartEvents).toEqual(["restored"]);
});

test("An order of unknown result restores the last known cart once it counts as not placed", async () => {
  shop.checkout = lost;
  await place();
  expect(cartEvents).toEqual([]);
  pass(31 * SECOND);
  shop.checkout = lost;
  await place();
  expect(cartEvents).toEqual(["restored"]);
});

test("An order that appears after it counted as not placed forgets the last known cart", async () => {
  shop.checkout = lost;
  await place();
  pass(31 * SECOND);
  shop.checkout = notSent;
  await place();
  shop.orders = [createdOrder(carrying(INTENT))];
  expect(await place()).toEqual(PLACED);
  expect(cartEvents.at(-1)).toBe("forgotten");
});

test("A cart that is empty at the backend's checkout is forgotten", async () => {
  shop.checkout = refusing("Sorry, no session found.");
  await place();
  expect(cartEvents.at(-1)).toBe("forgotten");
});
