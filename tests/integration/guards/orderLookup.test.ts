import { expect, test } from "vitest";
import { openAppOverFaults } from "#tests/support/appOverFaults.ts";

const CHECKOUT = "checkout(input";

/** Places an order at a backend that runs the checkout only after our timeout. */
async function orderAtStuckBackend(switchedOff: readonly "orderLookup"[]) {
  const { woo, proxy, orderer, close } = await openAppOverFaults({}, { switchedOff });
  const ann = await orderer();
  const form = await ann.form();
  proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
  const outcomes = [(await ann.place(form)).response.outcome];
  const stuck = proxy.calls().find((body) => body.includes(CHECKOUT)) ?? "";
  // The shopper presses "Place order" once more, and fills the cart for another order.
  outcomes.push((await ann.place(form)).response.outcome);
  if (outcomes.includes("placed")) {
    await ann.visitor.post("/cart/items", { productId: "14", quantity: "1" });
  }
  const token = ann.visitor.cookies()["woo-session"];
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

test("an order that appears after a lookup is placed once", async () => {
  expect(await orderAtStuckBackend([])).toEqual({
    outcomes: ["checking", "checking", "placed"],
    orders: 1,
  });
});

test("without its guard, an order that appears after a lookup is placed twice", async () => {
  expect(await orderAtStuckBackend(["orderLookup"])).toEqual({
    outcomes: ["checking", "placed", "placed"],
    orders: 2,
  });
});
