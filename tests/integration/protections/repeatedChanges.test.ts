import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

let serial = 0;

/** Headers with a new idempotency key. */
const newKey = () => ({ "idempotency-key": `intent-${String((serial += 1)).padStart(16, "0")}` });

const cartOf = async (token: string | undefined) =>
  quantitiesIn(await sendCartQuery(world().app, { token }));

test("An add that is sent again with its key is applied once, and its response is the same", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  woo.passTime(1);
  const headers = newKey();
  const first = await sendAdd(app, { token, headers });
  const again = await sendAdd(app, { token, headers });
  const rotated = await sendAdd(app, { token: tokenIn(first), headers });
  expect(tokenIn(first)).not.toBe(token);
  for (const repeat of [again, rotated]) {
    expect([repeat.statusCode, repeat.body, tokenIn(repeat)]).toEqual([
      200,
      first.body,
      tokenIn(first),
    ]);
  }
  expect(await cartOf(token)).toEqual({ Beanie: 2 });
});

test("Two first adds with one key at once start one session with one unit", async () => {
  const { app } = world();
  const headers = newKey();
  const [one, other] = await Promise.all([sendAdd(app, { headers }), sendAdd(app, { headers })]);
  const later = await sendAdd(app, { headers });
  expect(tokenIn(other)).toBe(tokenIn(one));
  expect(tokenIn(later)).toBe(tokenIn(one));
  expect(one.headers["set-cookie"]).toBeDefined();
  expect(other.headers["set-cookie"]).toEqual(one.headers["set-cookie"]);
  expect(later.headers["set-cookie"]).toEqual(one.headers["set-cookie"]);
  expect(await cartOf(tokenIn(one))).toEqual({ Beanie: 1 });
});

test("A first add that is sent again with the session it has started is applied once", async () => {
  const { app } = world();
  const headers = newKey();
  const token = tokenIn(await sendAdd(app, { headers })) ?? "";
  expect((await sendAdd(app, { token, headers })).statusCode).toBe(200);
  expect(await cartOf(token)).toEqual({ Beanie: 1 });
});

test("A repeated add is sent if the first one certainly was not applied", async () => {
  const { app, proxy } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const headers = newKey();
  proxy.inject({ fault: "json503", matching: "addToCart(", times: 1 });
  expect((await sendAdd(app, { token, headers })).statusCode).toBe(503);
  expect((await sendAdd(app, { token, headers })).statusCode).toBe(200);
  expect(await cartOf(token)).toEqual({ Beanie: 2 });
});

test("A repeat of an add whose response was lost fails too; another key sends it", async () => {
  const { app, proxy } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const headers = newKey();
  proxy.inject({ fault: "resetBefore", matching: "addToCart(", times: 1 });
  expect((await sendAdd(app, { token, headers })).statusCode).toBe(502);
  expect((await sendAdd(app, { token, headers })).statusCode).toBe(502);
  expect(await cartOf(token)).toEqual({ Beanie: 1 });
  expect((await sendAdd(app, { token, headers: newKey() })).statusCode).toBe(200);
  expect(await cartOf(token)).toEqual({ Beanie: 2 });
});

test("An idempotency key with another body gets 422, and nothing is sent", async () => {
  const { app, proxy } = world();
  const headers = newKey();
  const token = tokenIn(await sendAdd(app, { headers })) ?? "";
  proxy.forget();
  expect((await sendAdd(app, { token, headers, quantity: 2 })).statusCode).toBe(422);
  expect((await sendAdd(app, { headers, quantity: 2 })).statusCode).toBe(422);
  expect(proxy.calls()).toEqual([]);
});

test("An idempotency key may be quoted; any other form gets 400", async () => {
  const { app, proxy } = world();
  const key = "0123456789abcdef";
  const send = (text: string) => sendAdd(app, { headers: { "idempotency-key": text } });
  const bare = await send(key);
  expect(tokenIn(await send(`"${key}"`))).toBe(tokenIn(bare));
  proxy.forget();
  const invalid = ["", "short", "x".repeat(65), `"${key}`, `${key};q=1`, `${key}, ${key}`];
  for (const text of invalid) expect((await send(text)).statusCode, text).toBe(400);
  expect(proxy.calls()).toEqual([]);
});

test("A query ignores the idempotency key", async () => {
  const { app, proxy } = world();
  const headers = { "idempotency-key": "short" };
  expect((await sendCartQuery(app, { headers })).statusCode).toBe(200);
  await sendCartQuery(app, { headers });
  expect(proxy.calls()).toHaveLength(2);
});
