import { expect, test } from "vitest";
import {
  formToLondon,
  orderToPay,
  simpleProduct,
  withoutMarks,
} from "#tests/worlds/shoppers/unpaidOrder.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { REDIRECT_PAY: "on", GRAPHQL_FREE_FORM: "on" } });

test("an order is paid on the gateway's page after a failed attempt", async () => {
  const ann = await shopperWithCart(world().app, {
    productId: await simpleProduct(world().app),
  });
  const form = await formToLondon(ann);
  const { response } = await ann.place(form);
  expect(response).toEqual({
    outcome: "redirect",
    location: expect.stringMatching(/^\/embedded-pay\/wc_order_/) as string,
  });
  const location = "location" in response ? response.location : "";
  expect((await ann.open("/success")).body).toContain(`href="${location}"`);

  const failed = await ann.post(location, { outcome: "fail" });
  expect([failed.statusCode, failed.headers.location]).toEqual([303, "/success"]);
  const { body } = await ann.open("/success");
  expect(body).toContain("The payment didn’t go through");
  expect(body).toMatch(new RegExp(`href="${location}"[^>]*>Try the payment again`));

  await ann.post(location, { outcome: "pay" });
  const paid = (await ann.open("/success")).body;
  expect(paid).toContain("Your order is in");
  expect(paid).not.toContain("<p>You’ll go to a payment page");
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
});

/** Returns the link of an order's email that leads to its payment. */
const emailedLink = ({ id, key }: { id: string; key: string }) =>
  `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;

test("an email's payment link leads anyone who has it to a page of the shop, and on to the payment", async () => {
  const order = await orderToPay(world().app);
  const { id, payAt } = order;
  const stranger = formShopper(world().app);
  const led = await stranger.open(emailedLink(order));
  expect(led.statusCode).toBe(303);
  const page = await stranger.open(String(led.headers.location));
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(page.body).toContain("Pay for your order");
  expect(page.body).toContain(`href="${payAt}"`);
  // The key allows payment, but reveals nothing about customer and products.
  expect(page.body).not.toMatch(/Main St|ann@example/);
  expect((await stranger.open(payAt)).body).toContain(`Order ${id}:`);
  const madeUp = await stranger.open(`/account/orders/${id}?key=javascript:alert(1)`);
  expect(madeUp.body).toContain("Sign in to continue.");
});

test("an email's payment link leads its customer to the order, and on to the payment", async () => {
  const visitor = formShopper(world().app);
  const [email, password] = ["letters@example.test", "correct-horse-battery"];
  await visitor.post("/account/register", { email, password });
  await visitor.post("/account/login", { username: email, password });
  const order = await orderToPay(world().app, visitor);
  const { id, payAt } = order;
  const page = await visitor.open(
    String((await visitor.open(emailedLink(order))).headers.location),
  );
  expect(withoutMarks(page.body)).toContain(`Order ${id}</h1>`);
  expect(page.body).toContain(`href="${payAt}"`);
  await visitor.post(payAt, { outcome: "pay" });
  expect((await visitor.open(`/account/orders/${id}`)).body).not.toContain(`href="${payAt}"`);
});
