import { expect, test } from "vitest";
import { CHECKOUT, UNREACHED, faultyCheckouts } from "#tests/worlds/shoppers/faultyCheckouts.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { openWorld } from "#tests/worlds/world.ts";

const fillCheckout = faultyCheckouts();

/** Places an order at a backend that runs the checkout only after our timeout. */
async function orderAtStuckBackend() {
  const settings = { BACKEND_TIMEOUT_MS: "3000" };
  const { app, woo, proxy, close } = await openWorld({ settings, woo: {}, proxy: true });
  const ann = await shopperWithCart(app);
  const form = await ann.form();
  proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
  const outcomes = [(await ann.place(form)).response.outcome];
  const stuck = proxy.calls().find((body) => body.includes(CHECKOUT)) ?? "";
  // The shopper presses "Place order" once more.
  outcomes.push((await ann.place(form)).response.outcome);
  const token = ann.token();
  await fetch(woo.endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", "woocommerce-session": `Session ${token}` },
    body: stuck,
  });
  outcomes.push((await ann.place(form)).response.outcome);
  const orders = woo.orderCount();
  await close();
  return { outcomes, orders };
}

test("an order that appears after a lookup is placed once", { tags: ["long"] }, async () => {
  expect(await orderAtStuckBackend()).toEqual({
    outcomes: ["checking", "checking", "placed"],
    orders: 1,
  });
});

test("an order that the backend certainly did not apply can be placed again at once", async () => {
  const { proxy, place, ordersMade } = await fillCheckout();
  proxy.inject({ fault: "json503", matching: CHECKOUT, times: 1 });
  expect(await place("form")).toBe(`503 ${UNREACHED}`);
  expect(await place("form")).toBe("303 /success");
  expect(ordersMade()).toBe(1);
});
