import { expect, test } from "vitest";
import { appUnderTest } from "#tests/support/appUnderTest.ts";
import { createOrderer } from "#tests/support/orderer.ts";

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

/** A thing that can be bought as it is, and how it can be sent to London. */
async function goods() {
  const query = `{ products(first: 1, where: { type: SIMPLE, stockStatus: [IN_STOCK], orderby: [{ field: DATE, order: ASC }] }) { nodes { databaseId } } }`;
  const { body } = await app().inject({ method: "POST", url: "/graphql", payload: { query } });
  const { data } = JSON.parse(body) as { data: { products: { nodes: { databaseId: number }[] } } };
  return String(data.products.nodes[0]?.databaseId);
}

test("an order is paid on the gateway's page: once it failed, and then it went through", async () => {
  const ann = await createOrderer(app(), undefined, { productId: await goods() });
  const first = JSON.parse((await ann.form(toLondon))["seen"] ?? "") as { rate: { id: string } };
  const form = await ann.form({ ...toLondon, shippingMethod: first.rate.id });
  const { answer } = await ann.place(form);
  expect(answer).toEqual({
    outcome: "redirect",
    location: expect.stringMatching(/^\/embedded-pay\/wc_order_/) as string,
  });
  const location = "location" in answer ? answer.location : "";
  expect((await ann.visitor.open("/success")).body).toContain(`href="${location}"`);

  const failed = await ann.visitor.post(location, { outcome: "fail" });
  expect([failed.statusCode, failed.headers.location]).toEqual([303, "/success"]);
  const { body } = await ann.visitor.open("/success");
  expect(body).toContain("The payment didn’t go through");
  expect(body).toMatch(new RegExp(`href="${location}"[^>]*>Try the payment again`));

  await ann.visitor.post(location, { outcome: "pay" });
  const paid = (await ann.visitor.open("/success")).body;
  expect(paid).toContain("Your order is in");
  expect(paid).not.toContain("<p>You are led to a payment page");
  expect((await ann.place(form)).answer).toEqual({ outcome: "placed", location: "/success" });
});
