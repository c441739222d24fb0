import type { FastifyInstance } from "fastify";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";

// Orders of the embedded shop that await payment. It needs REDIRECT_PAY and GRAPHQL_FREE_FORM.

const toLondon = {
  phone: "+44 20 7946 0018",
  shipping_city: "London",
  shipping_state: "",
  shipping_postcode: "SW1A 1AA",
  shipping_country: "GB",
  paymentMethod: "redirect-pay",
  terms: "on",
};

type App = Pick<FastifyInstance, "inject">;

/** Returns the ID of a simple product in stock. */
export async function simpleProduct(app: App): Promise<string> {
  const query = `{ products(first: 1, where: { type: SIMPLE, stockStatus: [IN_STOCK], orderby: [{ field: DATE, order: ASC }] }) { nodes { databaseId } } }`;
  const { body } = await app.inject({ method: "POST", url: "/graphql", payload: { query } });
  const { data } = JSON.parse(body) as { data: { products: { nodes: { databaseId: number }[] } } };
  return String(data.products.nodes[0]?.databaseId);
}

/** Returns a complete order form, with the first available shipping rate. */
export async function formToLondon(shopper: FormShopper): Promise<Record<string, string>> {
  const displayed = JSON.parse((await shopper.form(toLondon))["seen"] ?? "") as {
    rates: { id: string }[];
  };
  return shopper.form({ ...toLondon, shippingMethod: displayed.rates[0]?.id ?? "" });
}

/** Returns HTML without the marks between texts. */
export const withoutMarks = (html: string): string => html.replaceAll("<!-- -->", "");

/** Places an unpaid order; returns its ID, its key and the payment page of its gateway. */
export async function orderToPay(app: App, visitor = formShopper(app)) {
  await visitor.add({ productId: await simpleProduct(app) });
  const { response } = await visitor.place(await formToLondon(visitor));
  const payAt = "location" in response ? response.location : "";
  const [, id = ""] = /Order (\d+)/.exec(withoutMarks((await visitor.open("/success")).body)) ?? [];
  const key = payAt.split("/").at(-1) ?? "";
  return { id, key, payAt, visitor };
}
