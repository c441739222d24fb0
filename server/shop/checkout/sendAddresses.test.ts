import { afterEach, beforeEach, expect, test } from "vitest";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import {
  addressOf,
  cartWithRates,
  free,
  cartWithTwoPackages,
  rate,
} from "#tests/worlds/fixtures/orderingFixture.ts";
import { openPlacing, PLACED } from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";

let state: Placing["state"];
let shop: Placing["shop"];
let place: Placing["place"];

beforeEach(() => void ({ state, shop, place } = openPlacing()));
afterEach(() => state.close());

const toAnn = { ...addressOf("shipping"), billing: "same", shippingMethod: "free:1" };

test("An order whose delivery method is gone names the method in its place, and needs a new choice", async () => {
  const seen = JSON.stringify(confirmedOrder(cartWithRates(free, rate)));
  shop.cart = cartWithRates(rate);
  const changes = ["Delivery is now “Flat rate”, for $5.00; it was “Free over $50”, for $0.00."];
  expect(await place({ ...toAnn, seen })).toMatchObject({ outcome: "changed", changes });
  const now = { ...toAnn, seen: JSON.stringify(confirmedOrder(shop.cart)) };
  expect(await place(now)).toMatchObject({
    outcome: "faults",
    faults: { shippingMethod: expect.stringContaining("Choose another") as string },
  });
  expect(shop.sent).toBe(0);
  expect(await place({ ...now, shippingMethod: rate.id })).toEqual(PLACED);
});

test("An address without any delivery method is a validation error, without order changes", async () => {
  const seen = JSON.stringify(confirmedOrder(cartWithRates(free)));
  shop.cart = cartWithRates();
  const errors = { shippingMethod: "We can’t deliver to this address. Check it, or use another." };
  expect(await place({ ...toAnn, seen })).toMatchObject({ outcome: "faults", faults: errors });
});

test("Each package is delivered by its own chosen method", async () => {
  shop.cart = cartWithTwoPackages(rate.id, rate.id);
  const chosen = { ...toAnn, shippingMethod: rate.id, shippingMethod_2: free.id };
  // The backend's cart has other methods: the server sends the chosen ones and then compares.
  const seen = JSON.stringify(confirmedOrder(cartWithTwoPackages(rate.id, free.id)));
  expect(await place({ ...chosen, seen })).toEqual(PLACED);
  expect(shop.input).toMatchObject({ shippingMethod: [rate.id, free.id] });
  expect(await state.lastPlaced("ann")).toMatchObject({
    order: { receipt: { delivery: { method: "Flat rate, Free over $50" } } },
  });
});

test("A package without a delivery method is a validation error at its own field", async () => {
  shop.cart = cartWithTwoPackages(rate.id, rate.id);
  const seen = JSON.stringify(confirmedOrder(shop.cart));
  const chosen = { ...toAnn, shippingMethod: rate.id, seen };
  expect(await place(chosen)).toMatchObject({
    outcome: "faults",
    faults: { shippingMethod_2: "Choose a delivery method." },
  });
  expect(await place({ ...chosen, shippingMethod_2: "gone:9" })).toMatchObject({
    outcome: "faults",
    faults: { shippingMethod_2: expect.stringContaining("Choose another") as string },
  });
  expect(shop.sent).toBe(0);
});

test("The receipt says that an order is collected", async () => {
  shop.cart = cartWithRates({
    id: "local_pickup:3",
    label: "Collected from the shop",
    cost: "$0.00",
  });
  const seen = JSON.stringify(confirmedOrder(shop.cart));
  expect(await place({ ...toAnn, shippingMethod: "local_pickup:3", seen })).toEqual(PLACED);
  expect(await state.lastPlaced("ann")).toMatchObject({
    order: {
      receipt: {
        delivery: { method: "Collected from the shop", isCollected: true },
        totals: expect.arrayContaining([{ name: "Collection", amount: "Free" }]) as object[],
      },
    },
  });
});
