import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import type { CartToConfirm } from "#relay/contract/order/confirmedOrder.ts";
import { customerOf } from "#relay/session/session.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import readCartQuery from "#server/__generated__/readCartQuery.graphql.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { GRAPHQL_FREE_FORM: "on" } });
const PASSWORD = "correct-horse-battery";
const SECRET = "Threadneedle Passage 7";

type Variation = {
  databaseId: number;
  attributes: { nodes: { name: string; value: string | null }[] };
};
type ProductName = { databaseId: number; name: string };
type ResponseData = {
  cart: CartToConfirm;
  paymentGateways: { nodes: { id: string }[] };
  products: { nodes: ProductName[] };
};

/** Sends a free-form query in the shopper's session. */
async function request(visitor: FormShopper, query: string, variables = {}): Promise<ResponseData> {
  const headers = { "woocommerce-session": `Session ${visitor.token()}` };
  const result = await visitor.send("/graphql", { query, variables }, headers);
  return (JSON.parse(result.body) as { data: ResponseData }).data;
}

async function customer(email: string): Promise<FormShopper> {
  const visitor = formShopper(world().app);
  await visitor.post("/account/register", { email, password: PASSWORD });
  await visitor.post("/account/login", { username: email, password: PASSWORD });
  return visitor;
}

/** Orders two units of a product; returns the order number. */
async function order(
  visitor: FormShopper,
  { databaseId }: ProductName,
  typed: Record<string, string>,
): Promise<string> {
  await visitor.post("/cart/items", { productId: String(databaseId), quantity: "2" });
  const delivery: Record<string, string> = { ...completeOrder, ...typed, intent: randomUUID() };
  // Virtual products have a billing address only.
  const billing = Object.entries(delivery).flatMap(([name, value]) =>
    name.startsWith("shipping_") ? [[name.replace("shipping", "billing"), value]] : [],
  );
  const fields = { ...delivery, ...Object.fromEntries(billing), billing: "other" };
  await visitor.post("/checkout", { ...fields, step: "update" });
  const { cart, paymentGateways } = await request(visitor, readCartQuery.params.text ?? "");
  const [rate] = (cart.availableShippingMethods ?? []).flatMap((each) => each?.rates ?? []);
  const bank = paymentGateways.nodes.find(({ id }) => id === "bacs") ?? paymentGateways.nodes[0];
  const placed = await visitor.send("/checkout", {
    ...fields,
    terms: "on",
    shippingMethod: rate?.id,
    paymentMethod: bank?.id,
    seen: JSON.stringify(confirmedOrder(cart)),
  });
  expect(placed.json()).toEqual({ outcome: "placed", location: "/success" });
  const page = await visitor.open("/success");
  return /Order (?:<!-- -->)?(\d+)/.exec(page.body)?.[1] ?? "";
}

let product: ProductName = { databaseId: 0, name: "" };
let ann: FormShopper;
let number = "";

beforeAll(async () => {
  const data = await request(
    formShopper(world().app),
    "{ products(first: 20, where: { type: SIMPLE, stockStatus: [IN_STOCK] }) { nodes { databaseId name } } }",
  );
  product = data.products.nodes[0] ?? product;
  ann = await customer("ann@example.test");
  const typed = { email: "ann@example.test", shipping_address1: SECRET };
  number = await order(ann, product, { ...typed, customerNote: "leave at door" });
});

describe("a customer's orders", () => {
  test("are listed, and shown in full", async () => {
    const list = await ann.open("/account");
    expect(list.body).toContain(`href="/account/orders/${number}"`);
    const { statusCode, headers, body } = await ann.open(`/account/orders/${number}`);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    for (const text of [product.name, SECRET, "Ann Lee", "leave at door", "Total"]) {
      expect(body).toContain(text);
    }
  });

  test("show states by name in their addresses, as the receipt does", async () => {
    const email = "aya@example.test";
    const aya = await customer(email);
    const toTokyo = {
      email,
      phone: "03-3224-9999",
      shipping_country: "JP",
      shipping_state: "JP13",
      shipping_city: "Chiyoda-ku",
      shipping_postcode: "100-0001",
    };
    const id = await order(aya, product, toTokyo);
    for (const path of ["/success", `/account/orders/${id}`]) {
      const { body } = await aya.open(path);
      expect(body).toContain(">Tokyo<");
      expect(body).not.toContain(">JP13<");
    }
  });

  test("are neither shown to nor replaced by another customer with a forged session token", async () => {
    const email = "mallory@example.test";
    const { "vitrine-customer": signIn = "" } = (await customer(email)).cookies();
    const id = customerOf(ann.cookies()["vitrine-session"]);
    const claims = JSON.stringify({ exp: 9e9, data: { customer_id: id } });
    const forged = `e30.${Buffer.from(claims).toString("base64url")}.x`;
    const mallory = formShopper(world().app, {
      "vitrine-customer": signIn,
      "woo-session": forged,
    });
    const { statusCode, headers } = await mallory.open("/success");
    expect([statusCode, headers.location]).toEqual([303, "/"]);
    await order(mallory, product, { email, shipping_address1: "66 Other Road" });
    expect(mallory.heard()).not.toContain(SECRET);
    const { body } = await ann.open("/success");
    expect(body).toContain(SECRET);
    expect(body).not.toContain("66 Other Road");
  });

  test("are hidden from other customers, whatever email address these claim", async () => {
    const eve = await customer("eve@example.test");
    await eve.post("/cart/items", { productId: String(product.databaseId), quantity: "1" });
    const claim =
      "mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { clientMutationId } }";
    await request(eve, claim, { input: { billing: { email: "ann@example.test" } } });
    const list = await eve.open("/account");
    expect(list.statusCode).toBe(200);
    expect(list.body).not.toContain(`/account/orders/${number}`);
    expect((await eve.open("/account/downloads")).body).toContain("Nothing to download yet");
    const page = await eve.open(`/account/orders/${number}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain(SECRET);
    const again = await eve.send(`/account/orders/${number}/again`, {});
    expect(again.statusCode).toBe(404);
    const stranger = formShopper(world().app);
    expect((await stranger.open(`/account/orders/${number}`)).body).not.toContain(SECRET);
  });

  test("are reordered into the cart, once by a form that is pressed twice", async () => {
    const { products } = await request(
      ann,
      '{ products(first: 1, where: { search: "Fen tumbler" }) { nodes { databaseId name } } }',
    );
    const id = await order(ann, products.nodes[0] ?? product, { email: "ann@example.test" });
    const keyOf = async () => {
      const { body } = await ann.open(`/account/orders/${id}`);
      return /name="key" value="([^"]+)"/.exec(body)?.[1] ?? "";
    };
    const key = await keyOf();
    expect(await keyOf()).not.toBe(key);
    const post = () => ann.post(`/account/orders/${id}/again`, { key });
    const responses = [...(await Promise.all([post(), post()])), await post()];
    for (const { statusCode, headers } of responses) {
      expect([statusCode, headers["location"]]).toEqual([303, "/cart"]);
    }
    const { cart } = await request(ann, "{ cart { contents { itemCount } } }");
    expect(cart.contents).toEqual({ itemCount: 2 });
  });

  test("are reordered with the options chosen for attributes that a variation leaves open", async () => {
    const email = "cora@example.test";
    const cora = await customer(email);
    const { products } = await request(
      cora,
      `{ products(first: 1, where: { search: "Field cushion" }) { nodes { databaseId name
        ... on ProductWithVariations { variations(first: 50) { nodes { databaseId name
          attributes { nodes { name value } } } } } } } }`,
    );
    const [cushion] = products.nodes as (ProductName & { variations: { nodes: Variation[] } })[];
    const open = cushion?.variations.nodes.find(({ attributes }) =>
      attributes.nodes.some(({ value }) => !value),
    );
    expect(open).toBeDefined();
    const chosen = (open?.attributes.nodes ?? []).map(({ name, value }) => [
      `attribute_${name}`,
      value || "wool",
    ]);
    const form = { productId: String(cushion?.databaseId), quantity: "1" };
    await cora.post("/cart/items", {
      ...form,
      variationId: String(open?.databaseId),
      ...(Object.fromEntries(chosen) as Record<string, string>),
    });
    const id = await order(cora, product, { email });
    const again = await cora.post(`/account/orders/${id}/again`, {});
    expect([again.statusCode, again.headers["location"]]).toEqual([303, "/cart"]);
    expect((await cora.open("/cart")).body).toContain("Quantity of Field cushion");
  });

  test("disappear from every response after signing out", async () => {
    const page = await ann.open(`/account/orders/${number}`);
    expect(page.body).toContain(SECRET);
    const out = await ann.post("/account/logout", { return: "/account?done=signedOut" });
    expect(out.headers["location"]).toBe("/account?done=signedOut");
    expect(out.headers["clear-site-data"]).toBe('"storage"');
    expect(ann.cookies()).toEqual({});
    for (const path of [`/account/orders/${number}`, "/account", "/cart", "/checkout"]) {
      expect((await ann.open(path)).body).not.toMatch(/Threadneedle|ann@example\.test/);
    }
  });
});
