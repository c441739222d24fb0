import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { severalServers } from "#tests/worlds/servers/severalServers.ts";
import { withValkey } from "#tests/worlds/servers/valkey.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";

// Two servers over one shop and one Valkey or Redis: carts, orders and sign-ins.

/** Headers with a new idempotency key. */
const newKey = () => ({ "idempotency-key": randomUUID() });

const servers = severalServers();

/** Starts a session with a beanie at the first server. */
async function startSession(): Promise<string> {
  const token = tokenIn(await sendAdd(servers().one)) ?? "";
  servers().woo.forget();
  return token;
}

const cartOf = async (token: string | undefined, app: FastifyInstance = servers().other) =>
  quantitiesIn(await sendCartQuery(app, { token }));

describe("Changes at two servers", withValkey, () => {
  test("Changes of one cart at both servers at once are made one after another, and all count", async () => {
    const { one, other, woo } = servers();
    const token = await startSession();
    const adds = Array.from({ length: 12 }, (_, at) =>
      sendAdd(at % 2 === 0 ? one : other, { token, headers: newKey() }),
    );
    const statuses = (await Promise.all(adds)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(woo.mutationsAtOnce()).toBe(1);
    expect(await cartOf(token)).toEqual({ Beanie: 13 });
  });

  test("Different forms at both servers at once count too", async () => {
    const { one, other, woo } = servers();
    const cookies = { "woo-session": await startSession() };
    const forms = Array.from({ length: 6 }, (_, at) =>
      formShopper(at % 2 === 0 ? one : other, cookies).post("/cart/items", {
        productId: "14",
        quantity: String(at + 1),
      }),
    );
    for (const { statusCode } of await Promise.all(forms)) expect(statusCode).toBe(303);
    expect(woo.mutationsAtOnce()).toBe(1);
    expect(await cartOf(cookies["woo-session"])).toEqual({ Beanie: 22 });
  });
});

describe("Idempotency keys at two servers", withValkey, () => {
  test("A repeat at the other server gets the first response, at once and later", async () => {
    const { one, other, woo } = servers();
    const token = await startSession();
    woo.passTime(1);
    const headers = newKey();
    const [first, atOnce] = await Promise.all([
      sendAdd(one, { token, headers }),
      sendAdd(other, { token, headers }),
    ]);
    const rotated = tokenIn(first);
    expect(rotated).not.toBe(token);
    const later = await sendAdd(other, { token: rotated, headers });
    for (const repeat of [atOnce, later]) {
      expect([repeat.statusCode, repeat.body, tokenIn(repeat)]).toEqual([200, first.body, rotated]);
    }
    expect(await cartOf(token)).toEqual({ Beanie: 2 });
  });

  test("A first add that is repeated at the other server starts one session", async () => {
    const { one, other } = servers();
    const headers = newKey();
    const [first, atOnce] = await Promise.all([
      sendAdd(one, { headers }),
      sendAdd(other, { headers }),
    ]);
    const token = tokenIn(first);
    expect(tokenIn(atOnce)).toBe(token);
    expect((await sendAdd(other, { token, headers })).body).toBe(first.body);
    expect(await cartOf(token)).toEqual({ Beanie: 1 });
  });

  test("A key that was sent with another body gets 422 at the other server", async () => {
    const { one, other } = servers();
    const token = await startSession();
    const headers = newKey();
    await sendAdd(one, { token, headers });
    expect((await sendAdd(other, { token, headers, quantity: 2 })).statusCode).toBe(422);
    expect(await cartOf(token)).toEqual({ Beanie: 2 });
  });

  test("A repeated add is sent by the other server if the first one certainly was not applied", async () => {
    const { one, other, woo } = servers();
    const token = await startSession();
    const headers = newKey();
    woo.change(() => JSON.stringify({ errors: [{ message: "Sold out" }], data: null }));
    await sendAdd(one, { token, headers });
    const sent = woo.calls().length;
    await sendAdd(other, { token, headers });
    expect(woo.calls().length).toBeGreaterThan(sent);
  });

  test("A change whose server was killed is not sent again with its key: its result is unknown", async () => {
    const { one, other, store, woo } = servers();
    const token = await startSession();
    const headers = newKey();
    await sendAdd(one, { token, headers });
    const calls = await store.run((client) => client.keys("*call:*"));
    // As if the first server had ended before it recorded the response.
    const own = `${headers["idempotency-key"]} customer ${customerOf(token)}`;
    const id = `call:${hashOfToken(own)}`;
    expect(calls.some((key) => key.endsWith(id))).toBe(true);
    await store.run((client) => client.set(id, "unreadable"));
    woo.forget();
    expect((await sendAdd(other, { token, headers })).statusCode).toBe(502);
    expect(JSON.stringify(woo.calls())).not.toContain("addToCart(");
    expect((await sendAdd(other, { token, headers: newKey() })).statusCode).toBe(200);
  });
});

describe("Shoppers of two servers", withValkey, () => {
  test("The store has neither tokens nor responses in clear", async () => {
    const { one, store } = servers();
    const customer = formShopper(one);
    await customer.signIn();
    const token = await startSession();
    const headers = newKey();
    await sendAdd(one, { token, headers });
    const keys = await store.run((client) => client.keys("*"));
    const prefix = /^vitrine:[^:]+:/;
    const names = keys.map((key) => key.replace(prefix, ""));
    const texts = names.filter((name) => /^(?:call|access|lock):/.test(name));
    expect(texts.filter((name) => name.startsWith("access:"))).not.toEqual([]);
    const values = await store.run((client) => client.mGet(texts));
    const held = [...names, ...values].join("\n");
    const secrets = [token, ...Object.values(customer.cookies()), headers["idempotency-key"]];
    for (const secret of [...secrets, "Beanie"]) expect(held).not.toContain(secret);
    // No other web token either.
    expect(held).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  test("A customer who has signed in at one server needs no new access token at the other", async () => {
    const { one, other, woo } = servers();
    const visitor = formShopper(one);
    await visitor.signIn();
    woo.forget();
    const page = await formShopper(other, visitor.cookies()).open("/account");
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('name="password"');
    expect(JSON.stringify(woo.calls())).not.toContain("refreshJwtAuthToken");
    await visitor.send("/account/logout", undefined);
    const { "vitrine-customer": left } = visitor.cookies();
    expect(left).toBeUndefined();
  });

  test("The same intent at both servers at once places one order", async () => {
    const { one, other, woo } = servers();
    const ann = await shopperWithCart(one);
    const form = await ann.form();
    const others = { ...form, intent: randomUUID() };
    const headers = { cookie: `woo-session=${ann.token()}` };
    const posts = Array.from({ length: 20 }, (_, at) =>
      (at % 2 === 0 ? one : other).inject({
        method: "POST",
        url: "/checkout",
        headers,
        payload: at % 4 < 2 ? form : others,
      }),
    );
    const outcomes = (await Promise.all(posts)).map((response) => response.json<object>());
    for (const outcome of outcomes) expect(outcome).toMatchObject({ outcome: "placed" });
    expect(woo.orders()).toHaveLength(1);
    const page = await formShopper(other, ann.cookies()).open("/success");
    expect(page.body).toMatch(/Order \d+/);
  });
});
