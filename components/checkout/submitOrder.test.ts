// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { grantLocks } from "#tests/worlds/fixtures/cartFixture.tsx";
import { cartSetAside, saveCart } from "#relay/cart/persistence.ts";
import { cartOf } from "#tests/worlds/fixtures/savedCartFixture.ts";
import { submitOrder } from "./submitOrder.ts";

const posted = vi.fn<() => Promise<object>>();

beforeEach(() => {
  localStorage.clear();
  grantLocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => {
    const response = await posted();
    return { json: async () => response };
  });
});

/** Places an order, and returns the number of units that are set aside when the cart is empty. */
async function setAsideAfter(order: Promise<unknown>) {
  saveCart(cartOf(2));
  await order;
  saveCart(cartOf());
  return cartSetAside()?.count;
}

test.each([
  ["an order that was rejected", async () => ({ outcome: "refused", message: "" }), 2],
  ["an order with an unknown result", async () => ({ outcome: "checking" }), undefined],
  ["an order without a response", () => Promise.reject(new TypeError("offline")), undefined],
])(
  "After %s, the lines of the cart that is empty by then are set aside or forgotten",
  async (_, respond, units) => {
    posted.mockImplementation(respond);
    expect(await setAsideAfter(submitOrder({}, "an-intent"))).toBe(units);
  },
);

test("Lines are not set aside if the page learns of an empty cart before the order's result", async () => {
  posted.mockReturnValue(new Promise(() => {}));
  saveCart(cartOf(2));
  void submitOrder({}, "an-intent");
  await vi.waitFor(() => expect(posted).toHaveBeenCalled());
  saveCart(cartOf());
  expect(cartSetAside()).toBeUndefined();
});
