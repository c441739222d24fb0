import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import type { ConcreteRequest } from "relay-runtime";
import { expect, test } from "vitest";
import { operationTexts } from "#server/backend/door/operations.ts";
import { appOverCheckout } from "#tests/worlds/servers/appOverCheckout.ts";

const over = appOverCheckout();

/** Returns the texts of all operations that the server sends itself. */
async function serverTexts(): Promise<string[]> {
  const folder = new URL("../../server/__generated__/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /(Query|Mutation)\.graphql\.ts$/.test(name));
  const modules = files.map((name) => import(new URL(name, folder).href));
  const documents = (await Promise.all(modules)) as { default: ConcreteRequest }[];
  return documents.map((document) => document.default.params.text ?? "");
}

test("fifty parallel posts from two tabs place one order", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  const other = { ...form, intent: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => ann.place(at % 2 === 0 ? form : other)),
  );
  expect(shop.sent()).toHaveLength(1);
  expect(new Set(responses.map(({ response }) => response.outcome))).toEqual(new Set(["placed"]));
});

test("fifty parallel posts to two servers with the same data place one order", async () => {
  const { app, shop, orderer, openNext } = over();
  const ann = await orderer();
  const payload = await ann.form();
  const next = await openNext();
  const headers = { cookie: `woo-session=${ann.visitor.cookies()["woo-session"]}` };
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? app : next).inject({ method: "POST", url: "/checkout", headers, payload }),
    ),
  );
  expect(shop.sent()).toHaveLength(1);
  const outcomes = responses.map((response) => response.json<{ outcome: string }>().outcome);
  expect(outcomes).toContain("placed");
  // The other server waits for an order that it did not send itself.
  for (const outcome of outcomes) expect(["placed", "checking"]).toContain(outcome);
  await next.close();
});

test("an order whose response was lost is found by its intent", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  shop.let("response lost");
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  shop.recover();
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  expect(shop.sent()).toHaveLength(1);
  expect((await ann.visitor.open("/success")).body).toMatch(/Order \d+/);
});

test("an order with an unknown result is not sent again, not even by another tab", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  shop.let("never arrives");
  const { status, response } = await ann.place(form);
  expect(status).toBe(202);
  expect(response).toMatchObject({ outcome: "checking", location: "/success" });
  shop.recover();
  expect((await ann.place(form)).response.outcome).toBe("checking");
  expect((await ann.place({ ...form, intent: randomUUID() })).response.outcome).toBe("checking");
  expect(shop.sent()).toHaveLength(1);
  expect((await ann.visitor.open("/success")).body).toContain("checking your order");
});

test("a rejection by the backend is shown in its words, and the same intent may try again", async () => {
  const { orderer } = over();
  const [ann, bob] = await Promise.all([1, 2].map(() => orderer({ productId: "99" })));
  if (!ann || !bob) throw new Error("Two came in.");
  const [anns, bobs] = [await ann.form(), await bob.form()];
  expect((await bob.place(bobs)).response.outcome).toBe("placed");
  expect(await ann.place(anns)).toEqual({
    status: 409,
    response: {
      outcome: "refused",
      message:
        'Sorry, we do not have enough "Last Three Scarf" in stock to fulfill your order (1 available). We apologize for any inconvenience caused.',
    },
  });
  const [line] = (JSON.parse(anns["seen"] ?? "") as { lines: { key: string }[] }).lines;
  await ann.visitor.post("/cart/items", { [`quantity[${line?.key}]`]: "1" });
  const { response } = await ann.place({ ...anns, seen: await ann.confirmed() });
  expect(response.outcome).toBe("placed");
});

test("forged fields such as isPaid or fees are not sent with an order", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const forged = {
    isPaid: true,
    transactionId: "made-up",
    fees: [{ name: "Off", amount: -40 }],
    metaData: [{ key: "made", value: "up" }],
    account: { username: "made", password: "up" },
    status: "COMPLETED",
  };
  const { response } = await ann.place({ ...(await ann.form()), ...forged });
  expect(response.outcome).toBe("placed");
  expect(Object.keys(shop.sent()[0] ?? {}).sort()).toEqual([
    "billing",
    "customerNote",
    "metaData",
    "paymentMethod",
    "shipToDifferentAddress",
    "shipping",
    "shippingMethod",
  ]);
  expect((await ann.visitor.open("/success")).body).toContain("$44.38");
});

test("the gateway rejects every operation that the server sends itself", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const own = await serverTexts();
  expect(own.length).toBeGreaterThan(30);
  const texts = [...own, "mutation { checkout(input: {}) { result } }"];
  shop.forget();
  for (const query of texts) {
    const { statusCode } = await ann.visitor.send("/graphql", { query, variables: {} });
    expect([statusCode, query]).toEqual([403, query]);
  }
  expect(shop.heard()).toBe("");
  expect(operationTexts().filter((text) => /\bcheckout\s*\(/.test(text))).toEqual([]);
});

test("without JavaScript a form leads to the order, or is re-rendered with the typed values", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  const wrong = await ann.visitor.post("/checkout", { ...form, shipping_postcode: "ABC" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.headers["cache-control"]).toBe("private, no-store");
  for (const text of ["One thing to fix", "Enter a full ZIP code", "ABC", "leave at door"]) {
    expect(wrong.body).toContain(text);
  }
  const changed = await ann.visitor.post("/checkout", { ...form, seen: "" });
  expect(changed.statusCode).toBe(409);
  const { statusCode, headers } = await ann.visitor.post("/checkout", form);
  expect([statusCode, headers.location]).toEqual([303, "/success"]);
  expect(shop.sent()).toHaveLength(1);
});

test("a checkout form on another site is rejected", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  for (const url of ["/checkout", "/checkout/intent"]) {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await ann.visitor.send(url, form, headers)).statusCode).toBe(403);
    expect((await ann.visitor.post(url, form, { origin: "https://evil.example" })).statusCode).toBe(
      403,
    );
  }
  expect(shop.sent()).toHaveLength(0);
});
