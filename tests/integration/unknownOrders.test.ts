import { expect, test } from "vitest";
import {
  CHECKOUT,
  LOOKUP,
  UNREACHED,
  faultyCheckouts,
} from "#tests/worlds/shoppers/faultyCheckouts.ts";

const fillCheckout = faultyCheckouts();

test("an order at a backend that refuses connections can be sent again as soon as it accepts them", async () => {
  const { proxy, place, ordersMade } = await fillCheckout();
  await proxy.listen(false);
  expect(await place("script")).toBe(`503 ${UNREACHED}`);
  await proxy.listen(true);
  expect(await place("script")).toBe("200 /success");
  expect(ordersMade()).toBe(1);
});

test("an order posted as a form while the backend is unavailable keeps its values, and can be sent again", async () => {
  const { proxy, ann, form, place, ordersMade } = await fillCheckout();
  proxy.inject({ fault: "html500" });
  const down = await ann.post("/checkout", form);
  expect(down.statusCode).toBe(503);
  expect(down.body).toContain(`<p role="alert">${UNREACHED}</p>`);
  expect(down.body).toContain("Beanie");
  proxy.recover();
  const fields = [...down.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const again = Object.fromEntries(
    fields.map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]),
  );
  expect(again).toMatchObject({ email: form["email"], customerNote: form["customerNote"] });
  expect(await place("form", { ...again, step: "place" })).toBe("303 /success");
  expect(ordersMade()).toBe(1);
});

test("an order is found under its own email address, if the shopper has typed another since", async () => {
  const { proxy, pass, place, shownOrder, ordersMade, sendToWoo } = await fillCheckout();
  proxy.inject(
    { fault: "resetAfter", matching: CHECKOUT, times: 1 },
    { fault: "html500", matching: LOOKUP },
  );
  expect(await place("script")).toContain("202");
  proxy.recover();
  const query = `mutation {
    updateCustomer(input: { billing: { email: "ann.lee@example.test" } }) { clientMutationId }
  }`;
  await sendToWoo(JSON.stringify({ query }));
  pass(61);
  expect(await shownOrder()).toBe("Your order is in");
  expect(ordersMade()).toBe(1);
});

test("an order's page is displayed while the backend is unavailable", async () => {
  const { proxy, place, shownOrder } = await fillCheckout();
  proxy.inject(
    { fault: "resetAfter", matching: CHECKOUT, times: 1 },
    { fault: "html500", matching: LOOKUP },
  );
  expect(await place("form")).toBe("303 /success");
  proxy.inject({ fault: "html500" });
  expect(await shownOrder()).toBe("We’re checking your order");
  proxy.recover();
  expect(await shownOrder()).toBe("Your order is in");
  proxy.inject({ fault: "html500" });
  expect(await shownOrder()).toBe("Your order is in");
});

test(
  "an order that is looked up is known within a minute of the backend's return",
  { tags: ["long"] },
  async () => {
    const { proxy, pass, place, shownOrder } = await fillCheckout();
    proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
    const attempt = place("script");
    await expect.poll(() => proxy.calls().some((body) => body.includes(CHECKOUT))).toBe(true);
    proxy.inject({ fault: "html500", matching: LOOKUP });
    expect(await attempt).toContain("202");
    pass(900);
    expect(await shownOrder()).toBe("We’re checking your order");
    proxy.recover();
    // The page looks again every twenty seconds at most.
    const shown: unknown[] = [];
    for (let seconds = 0; seconds < 60; seconds += 20) {
      pass(20);
      shown.push(await shownOrder());
    }
    expect(shown.at(-1)).toBe("Your order didn’t reach us");
  },
);

test("an order with an empty cart or an expired checkout gets 409", async () => {
  const { app, ann, form, place } = await fillCheckout();
  const { key } = (JSON.parse(form["seen"] ?? "") as { lines: { key: string }[] }).lines[0] ?? {};
  const expired = { ...form, intent: "" };
  expect(await place("script", expired)).toMatch(/^409 This checkout has expired/);
  const page = await ann.post("/checkout", expired);
  expect(page.statusCode).toBe(409);
  // The page has a new intent, under which the order can be placed.
  expect(page.body).toMatch(/<input type="hidden" name="intent" value="[\w-]{36}"/);
  await ann.post("/cart/items", { [`quantity[${key}]`]: "0" });
  expect(await place("script")).toMatch(/^409 Your cart is empty/);
  expect((await ann.post("/checkout", form)).statusCode).toBe(409);
  const anybody = await app.inject({ method: "POST", url: "/checkout", payload: form });
  expect(anybody.statusCode).toBe(409);
});

test("a checkout whose session has expired gets 409", async () => {
  const { woo, ann, form, place } = await fillCheckout();
  woo.passTime(49 * 3600);
  expect(await place("script")).toMatch(/^409 This checkout has expired/);
  expect((await ann.post("/checkout", form)).statusCode).toBe(409);
});

test("a shop with the plugin rejects a late second order, even with a new cart", async () => {
  const { woo, proxy, pass, ann, form, place, ordersMade, sendToWoo } = await fillCheckout();
  woo.checkIntents(true);
  // The first attempt is stuck at the backend, and appears after the shopper has ordered again.
  proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
  expect(await place("script")).toContain("202");
  const stuck = proxy.calls().findLast((body) => body.includes(CHECKOUT)) ?? "";
  pass(61);
  expect(await place("script", { ...form, intent: `${form["intent"]}-2` })).toBe("200 /success");
  await ann.post("/cart/items", { productId: "14", quantity: "1" });
  expect(await sendToWoo(stuck)).toContain("This order is placed already (vitrine_intent:");
  expect(ordersMade()).toBe(1);
});
