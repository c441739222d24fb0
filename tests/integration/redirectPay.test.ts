import { expect, test } from "vitest";
import { appUnderTest } from "#tests/support/appUnderTest.ts";
import { createOrderer } from "#tests/support/orderer.ts";
import type { Orderer } from "#tests/support/orderer.ts";
import { createVisitor } from "#tests/support/visitor.ts";

const app = appUnderTest({ REDIRECT_PAY: "on", GRAPHQL_FREE_FORM: "on" });

const toLondon = {
  phone: "+44 20 7946 0018",
  shipping_city: "London",
  shipping_state: "",
  shipping_postcode: "SW1A 1AA",
  shipping_country: "GB",
  paymentMethod: "redirect-pay",
  terms: "on",
};

/** Returns the ID of a simple product in stock. */
async function cartLine() {
  const query = `{ products(first: 1, where: { type: SIMPLE, stockStatus: [IN_STOCK], orderby: [{ field: DATE, order: ASC }] }) { nodes { databaseId } } }`;
  const { body } = await app().inject({ method: "POST", url: "/graphql", payload: { query } });
  const { data } = JSON.parse(body) as { data: { products: { nodes: { databaseId: number }[] } } };
  return String(data.products.nodes[0]?.databaseId);
}

/** Returns a complete order form, with the first available shipping rate. */
async function formToLondon(orderer: Orderer) {
  const displayed = JSON.parse((await orderer.form(toLondon))["seen"] ?? "") as {
    rates: { id: string }[];
  };
  return orderer.form({ ...toLondon, shippingMethod: displayed.rates[0]?.id ?? "" });
}

test("an order is paid on the gateway's page after a failed attempt", async () => {
  const ann = await createOrderer(app(), undefined, { productId: await cartLine() });
  const form = await formToLondon(ann);
  const { response } = await ann.place(form);
  expect(response).toEqual({
    outcome: "redirect",
    location: expect.stringMatching(/^\/embedded-pay\/wc_order_/) as string,
  });
  const location = "location" in response ? response.location : "";
  expect((await ann.visitor.open("/success")).body).toContain(`href="${location}"`);

  const failed = await ann.visitor.post(location, { outcome: "fail" });
  expect([failed.statusCode, failed.headers.location]).toEqual([303, "/success"]);
  const { body } = await ann.visitor.open("/success");
  expect(body).toContain("The payment didn’t go through");
  expect(body).toMatch(new RegExp(`href="${location}"[^>]*>Try the payment again`));

  await ann.visitor.post(location, { outcome: "pay" });
  const paid = (await ann.visitor.open("/success")).body;
  expect(paid).toContain("Your order is in");
  expect(paid).not.toContain("<p>You’ll go to a payment page");
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
});

const withoutMarks = (html: string) => html.replaceAll("<!-- -->", "");

/** Places an unpaid order; returns its ID and the payment link of its email. */
async function orderToPay(visitor = createVisitor(app())) {
  const orderer = await createOrderer(app(), undefined, { productId: await cartLine(), visitor });
  const { response } = await orderer.place(await formToLondon(orderer));
  const payAt = "location" in response ? response.location : "";
  const [, id = ""] = /Order (\d+)/.exec(withoutMarks((await visitor.open("/success")).body)) ?? [];
  const key = payAt.split("/").at(-1) ?? "";
  return { id, payAt, link: `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}` };
}

test("an email's payment link leads anyone who has it to a page of the shop, and on to the payment", async () => {
  const { id, link, payAt } = await orderToPay();
  const stranger = createVisitor(app());
  const led = await stranger.open(link);
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
  const visitor = createVisitor(app());
  const [email, password] = ["letters@example.test", "correct-horse-battery"];
  await visitor.post("/account/register", { email, password });
  await visitor.post("/account/login", { username: email, password });
  const { id, link, payAt } = await orderToPay(visitor);
  const page = await visitor.open(String((await visitor.open(link)).headers.location));
  expect(withoutMarks(page.body)).toContain(`Order ${id}</h1>`);
  expect(page.body).toContain(`href="${payAt}"`);
  await visitor.post(payAt, { outcome: "pay" });
  expect((await visitor.open(`/account/orders/${id}`)).body).not.toContain(`href="${payAt}"`);
});
