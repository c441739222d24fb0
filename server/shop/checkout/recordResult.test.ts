import { afterEach, beforeEach, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { INTENT_KEY } from "./orderMetaKeys.ts";
import { checkoutResponseTo } from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  INTENT,
  PLACED,
  createdOrder,
  openPlacing,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";

const HALF_A_MINUTE = 31_000;

let placing: Placing;
beforeEach(() => void (placing = openPlacing()));
afterEach(() => placing.state.close());

const lost = () => Promise.reject(new Error("the response was lost"));
const notSent = () => Promise.reject(new BackendError("busy", { effect: "none" }));
/** A result that the backend reports with an error. */
const rejected = (message: string) => () => ({
  data: { checkout: null },
  errors: [{ message, path: ["checkout"] }],
});

test("A placed order forgets the last known cart once, even if its form is posted again", async () => {
  placing.shop.checkout = () => checkoutResponseTo(createdOrder({ status: "PENDING" }));
  await placing.place();
  await placing.place();
  expect(placing.cartEvents).toEqual(["forgotten"]);
});

test.each([
  ["that was not sent", notSent],
  ["that the shop rejects", rejected("This card was declined.")],
])("An order %s restores the last known cart", async (_title, checkout) => {
  placing.shop.checkout = checkout;
  await placing.place();
  expect(placing.cartEvents).toEqual(["restored"]);
});

test("An order of unknown result restores the last known cart once it counts as not placed", async () => {
  placing.shop.checkout = lost;
  await placing.place();
  expect(placing.cartEvents).toEqual([]);
  placing.pass(HALF_A_MINUTE);
  placing.shop.checkout = lost;
  await placing.place();
  expect(placing.cartEvents).toEqual(["restored"]);
});

test("An order that appears after it counted as not placed forgets the last known cart", async () => {
  placing.shop.checkout = lost;
  await placing.place();
  placing.pass(HALF_A_MINUTE);
  placing.shop.checkout = notSent;
  await placing.place();
  placing.shop.orders = [createdOrder({ metaData: [{ key: INTENT_KEY, value: INTENT }] })];
  expect(await placing.place()).toEqual(PLACED);
  expect(placing.cartEvents.at(-1)).toBe("forgotten");
});

test("A cart that is empty at the backend's checkout is forgotten", async () => {
  placing.shop.checkout = rejected("Sorry, no session found.");
  await placing.place();
  expect(placing.cartEvents.at(-1)).toBe("forgotten");
});
