import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import type { ConcreteRequest } from "relay-runtime";
import { expect, test } from "vitest";
import { operationTexts } from "#server/backend/door/operations.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

/** Returns the texts of all operations that the server sends itself. */
async function serverTexts(): Promise<string[]> {
  const folder = new URL("../../server/__generated__/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /(Query|Mutation)\.graphql\.ts$/.test(name));
  const modules = files.map((name) => import(new URL(name, folder).href));
  const documents = (await Promise.all(modules)) as { default: ConcreteRequest }[];
  return documents.map((document) => document.default.params.text ?? "");
}

test("fifty parallel posts from two tabs place one order", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  const other = { ...form, intent: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => ann.place(at % 2 === 0 ? form : other)),
  );
  expect(woo.orders()).toHaveLength(1);
  expect(new Set(responses.map(({ response }) => response.outcome))).toEqual(new Set(["placed"]));
});

test("fifty parallel posts to two servers with the same data place one order", async () => {
  const { app, woo, openNext } = world();
  const ann = await shopperWithCart(world().app);
  const payload = await ann.form();
  const next = await openNext();
  const headers = { cookie: `woo-session=${ann.token()}` };
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? app : next).inject({ method: "POST", url: "/checkout", headers, payload }),
    ),
  );
  expect(woo.orders()).toHaveLength(1);
  const outcomes = responses.map((response) => response.json<{ outcome: string }>().outcome);
  expect(outcomes).toContain("placed");
  // The other server waits for an order that it did not send itself.
  for (const outcome of outcomes) expect(["placed", "checking"]).toContain(outcome);
  await next.close();
});

test("an order whose response was lost is found by its intent", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.failOrders("response lost");
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  woo.recover();
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  expect(woo.orders()).toHaveLength(1);
  expect((await ann.open("/success")).body).toMatch(/Order \d+/);
});

test("an order with an unknown result is not sent again, not even by another tab", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.failOrders("never arrives");
  const { status, response } = await ann.place(form);
  expect(status).toBe(202);
  expect(response).toMatchObject({ outcome: "checking", location: "/success" });
  woo.recover();
  expect((await ann.place(form)).response.outcome).toBe("checking");
  expect((await ann.place({ ...form, intent: randomUUID() })).response.outcome).toBe("checking");
  expect(woo.orders()).toHaveLength(1);
  expect((await ann.open("/success")).body).toContain("checking your order");
});

test("a rejection by the backend is shown in its words, and the same intent may try again", async () => {
  const [ann, bob] = await Promise.all(
    [1, 2].map(() => shopperWithCart(world().app, { productId: "99" })),
  );
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
  await ann.post("/cart/items", { [`quantity[${line?.key}]`]: "1" });
  const { response } = await ann.place({ ...anns, seen: await ann.confirmed() });
  expect(response.outcome).toBe("placed");
});

test("forged fields such as isPaid or fees are not sent with an order", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
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
  expect(Object.keys(woo.orders()[0] ?? {}).sort()).toEqual([
    "billing",
    "customerNote",
    "metaData",
    "paymentMethod",
    "shipToDifferentAddress",
    "shipping",
    "shippingMethod",
  ]);
  expect((await ann.open("/success")).body).toContain("$44.38");
});

test("the gateway rejects every operation that the server sends itself", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const own = await serverTexts();
  expect(own.length).toBeGreaterThan(30);
  const texts = [...own, "mutation { checkout(input: {}) { result } }"];
  woo.forget();
  for (const query of texts) {
    const { statusCode } = await ann.send("/graphql", { query, variables: {} });
    expect([statusCode, query]).toEqual([403, query]);
  }
  expect(woo.calls()).toEqual([]);
  expect(operationTexts().filter((text) => /\bcheckout\s*\(/.test(text))).toEqual([]);
});

test("without JavaScript a form leads to the order, or is re-rendered with the typed values", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  const wrong = await ann.post("/checkout", { ...form, shipping_postcode: "ABC" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.headers["cache-control"]).toBe("private, no-store");
  for (const text of ["One thing to fix", "Enter a full ZIP code", "ABC", "leave at door"]) {
    expect(wrong.body).toContain(text);
  }
  const changed = await ann.post("/checkout", { ...form, seen: "" });
  expect(changed.statusCode).toBe(409);
  const { statusCode, headers } = await ann.post("/checkout", form);
  expect([statusCode, headers.location]).toEqual([303, "/success"]);
  expect(woo.orders()).toHaveLength(1);
});

test("a checkout form on another site is rejected", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  for (const url of ["/checkout", "/checkout/intent"]) {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await ann.send(url, form, headers)).statusCode).toBe(403);
    expect((await ann.post(url, form, { origin: "https://evil.example" })).statusCode).toBe(403);
  }
  expect(woo.orders()).toHaveLength(0);
});
