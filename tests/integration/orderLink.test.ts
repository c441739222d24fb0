import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

let folder = "";
const world = worldOf({
  settings: { GRAPHQL_FREE_FORM: "on", TRUST_PROXY: "on" },
  prepare: (data) => {
    folder = data;
  },
});

const EMAIL = "ann@example.test";
const SENT = { ok: true, location: "/account/find-order?done=linkSent" };

/** Returns the emails with an order's link. */
async function linkEmails(): Promise<string[]> {
  const emails = join(folder, "letters");
  const names = await readdir(emails).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(emails, name), "utf8")));
  return texts.filter((text) => text.includes("/checkout/order-received/"));
}

/** Places a guest's order; returns its number. */
async function order(): Promise<string> {
  const list = await formShopper(world().app).send("/graphql", {
    query: '{ products(first: 1, where: { search: "Fen tumbler" }) { nodes { databaseId } } }',
  });
  const { data } = list.json<{ data: { products: { nodes: { databaseId: number }[] } } }>();
  const productId = String(data.products.nodes[0]?.databaseId);
  const ann = await shopperWithCart(world().app, { productId });
  const toFrome = {
    phone: "01373 462000",
    shipping_country: "GB",
    shipping_state: "",
    shipping_city: "Frome",
    shipping_postcode: "BA11 1BZ",
    shippingMethod: "",
    terms: "on",
  };
  const form = await ann.form({ ...toFrome, paymentMethod: "cod" });
  const [rate] = (JSON.parse(form["seen"] ?? "{}") as { rates: { id: string }[] }).rates;
  const { response } = await ann.place({ ...form, shippingMethod: rate?.id });
  expect(response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.open("/success");
  return /order-received\/(\d+)\?/.exec(body)?.[1] ?? "";
}

test("an order's link is emailed to its own address alone, with the same response to everyone", async () => {
  const number = await order();
  const stranger = formShopper(world().app);
  expect((await stranger.open("/account/find-order")).body).toContain("Email me the link");
  const requestLink = async (orderNumber: string, orderEmail: string) =>
    (await stranger.send("/account/order-link", { orderNumber, orderEmail })).json<object>();
  expect(await requestLink(number, "eve@example.test")).toEqual(SENT);
  expect(await requestLink("999999", EMAIL)).toEqual(SENT);
  expect(await linkEmails()).toEqual([]);
  expect(await requestLink(number, EMAIL.toUpperCase())).toEqual(SENT);
  const [email = ""] = await linkEmails();
  expect(email).toContain(`To: ${EMAIL}`);
  const link = /\/checkout\/order-received\/\S+/.exec(email)?.[0] ?? "";
  const redirect = await stranger.open(link);
  const page = await stranger.open(String(redirect.headers.location));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Your order is in");
});

test("requests for links are limited per network, and their form without script is re-rendered with its errors", async () => {
  const from = { "x-forwarded-for": "192.0.2.7" };
  const visitor = formShopper(world().app);
  const wrong = { orderNumber: "12", orderEmail: "no address" };
  const form = await visitor.post("/account/order-link", wrong, from);
  expect(form.statusCode).toBe(422);
  expect(form.body).toContain('value="no address"');
  const requestLink = () =>
    visitor.send("/account/order-link", { orderNumber: "12", orderEmail: EMAIL }, from);
  for (let count = 0; count < 10; count += 1) expect((await requestLink()).json()).toEqual(SENT);
  expect((await requestLink()).statusCode).toBe(429);
});
