import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OperationError } from "#relay/contract/errors.ts";
import { createLastCarts } from "#server/cart/lastCarts.ts";
import { fixedToken } from "#server/gateway/tokenFixture.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { Intent, OrderState } from "#server/state/orderState.ts";
import { openOrderState } from "#server/state/sqliteOrderState.ts";
import { createOrders } from "./orders.ts";
import type { Orders } from "./orders.ts";
import { createShopChoices } from "./shopChoices.ts";

let state: OrderState;
let orders: Orders;

beforeEach(() => {
  state = openOrderState(":memory:");
  const origins = { backend: undefined, allowed: [] };
  const choices = createShopChoices(fetch);
  orders = createOrders({
    choices,
    state,
    lastCarts: createLastCarts(),
    origins,
    log: Fastify().log,
  });
});
afterEach(() => state.close());

/** Returns a shopper whose backend calls reject; a numeric id is an account's. */
const shopper = (id: string, error: Error): Shopper => {
  const send = () => Promise.reject(error);
  return {
    session: { read: () => fixedToken(id) } as Shopper["session"],
    customer: { isSignedIn: () => true } as Shopper["customer"],
    send,
    withSessionLock: (work) => work(send),
  };
};

test("A customer's order is being checked while the backend cannot tell whose it is", async () => {
  const down = new OperationError("requestCustomerIdQuery", "the backend could not be reached");
  expect(await orders.shown(shopper("7", down))).toBe("checking");
});

test.each([
  [59, true],
  [61, false],
])("An order of %s minutes ago is recent by the server's clock: %s", async (minutes, isRecent) => {
  const sentAt = Date.now() - minutes * 60_000;
  const last = { sentAt, order: { receipt: { progress: "received" } } } as Intent;
  state.lastPlaced = async () => last;
  const guest = shopper("t_ann", new Error("nobody asks the backend"));
  expect(await orders.shown(guest)).toEqual({
    receipt: last.order.receipt,
    isRecent,
    isGuest: false,
  });
});

test("An order that cannot be read for another reason is an error", async () => {
  state.unsettled = () => Promise.reject(new Error("the file is gone"));
  const guest = shopper("t_ann", new Error("nobody asks the backend"));
  await expect(orders.shown(guest)).rejects.toThrow("the file is gone");
});
