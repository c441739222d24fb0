import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

const views = () =>
  world()
    .proxy.calls()
    .filter((body) => body.includes("ProductPageQuery")).length;

let serial = 0;
const newPage = () => `/product/unknown-${(serial += 1)}`;

/** `Retry-After` of the fault `status429`, in milliseconds. */
const RETRY_AFTER_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("After a 429 with Retry-After no page query is sent until it ends, but cart changes still are", async () => {
  const { app, proxy } = world();
  proxy.inject({ fault: "status429", matching: "ProductPageQuery", times: 1 });
  await app.inject({ url: newPage() });
  expect(views()).toBe(1);
  for (let count = 0; count < 5; count += 1) {
    const { statusCode, headers } = await app.inject({ url: newPage() });
    expect([statusCode, headers["retry-after"]]).toEqual([503, "1"]);
  }
  expect(views()).toBe(1);
  expect((await sendAdd(app)).statusCode).toBe(200);
  vi.advanceTimersByTime(RETRY_AFTER_MS);
  expect((await app.inject({ url: newPage() })).statusCode).toBe(404);
});

test("A shopper's 429 holds back that operation of that shopper only", async () => {
  const { app, proxy } = world();
  const mine = { token: tokenIn(await sendAdd(app)) };
  const others = { token: tokenIn(await sendAdd(app)) };
  proxy.inject({ fault: "status429", times: 1 });
  expect((await sendCartQuery(app, mine)).statusCode).toBe(503);
  proxy.forget();
  const covered = await sendCartQuery(app, mine);
  expect([covered.statusCode, covered.headers["retry-after"]]).toEqual([503, "1"]);
  expect(proxy.calls()).toEqual([]);
  expect((await sendCartQuery(app, others)).statusCode).toBe(200);
  expect((await sendAdd(app, mine)).statusCode).toBe(200);
  vi.advanceTimersByTime(RETRY_AFTER_MS);
  expect((await sendCartQuery(app, mine)).statusCode).toBe(200);
});

test("A 429 for a forged token does not hold back the customer whom it claims", async () => {
  const { app, proxy } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const [, claims = ""] = token.split(".");
  proxy.inject({ fault: "status429", times: 1 });
  expect((await sendCartQuery(app, { token: `e30.${claims}.x` })).statusCode).toBe(503);
  expect((await sendCartQuery(app, { token })).statusCode).toBe(200);
});

test("A shopper's 429 holds back that operation though the token is renewed", async () => {
  const { app, proxy, woo } = world();
  const first = tokenIn(await sendAdd(app));
  woo.passTime(60);
  const renewed = tokenIn(await sendAdd(app, { token: first }));
  expect(renewed).not.toBe(first);
  proxy.inject({ fault: "status429", times: 1 });
  expect((await sendCartQuery(app, { token: first })).statusCode).toBe(503);
  expect((await sendCartQuery(app, { token: renewed })).statusCode).toBe(503);
});
