import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "3000" }, woo: {}, proxy: true });

const backendState = async (app: FastifyInstance) =>
  (await app.inject("/readyz")).json<{ status: string; degraded: string[] }>();

const isUnavailable = { status: "degraded", degraded: ["backend"] };
const isBack = { status: "ready", degraded: [] };

const AT_LEAST = { timeout: 20_000 };

/** Sends adds until three have failed. */
async function failThrice(app: FastifyInstance): Promise<void> {
  for (let count = 0; count < 3; count += 1) await sendAdd(app);
}

test("While the backend hangs, the breaker opens; calls then fail at once and are not sent", async () => {
  const { app, proxy } = world();
  const shopper = formShopper(app);
  await shopper.submit({ productId: "15", quantity: "2" });
  await shopper.open("/cart");
  proxy.inject({ fault: "hangBefore" });
  await Promise.all([sendAdd(app), sendAdd(app), sendAdd(app)]);
  await expect.poll(() => backendState(app), AT_LEAST).toEqual(isUnavailable);

  proxy.forget();
  const { statusCode, headers } = await sendAdd(app);
  expect(statusCode).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(2);
  expect(proxy.calls().filter((body) => body.includes("addToCart"))).toEqual([]);
  const since = performance.now();
  const cart = await shopper.open("/cart");
  expect(performance.now() - since).toBeLessThan(2_000);
  expect(cart.statusCode).toBe(503);
  expect(mainText(cart.body)).toMatch(/Cart as of \|.*\|Belt\|/s);

  await world().recover();
  await expect.poll(() => backendState(app), AT_LEAST).toEqual(isBack);
  expect((await sendAdd(app)).statusCode).toBe(200);
});

test.each(["resetBefore", "html500", "html200", "empty200", "json503"] as const)(
  "A backend with the fault %s counts as unavailable until it responds to a probe",
  async (fault) => {
    const { app, proxy } = world();
    proxy.inject({ fault });
    await failThrice(app);
    await expect.poll(() => backendState(app), AT_LEAST).toEqual(isUnavailable);
    proxy.recover();
    await expect.poll(() => backendState(app), AT_LEAST).toEqual(isBack);
    expect((await sendAdd(app)).statusCode).toBe(200);
  },
);

test("One operation that always fails does not block the others", async () => {
  const { app, proxy } = world();
  const token = tokenIn(await sendAdd(app));
  proxy.inject({ fault: "html500", matching: "addToCart" });
  for (let round = 0; round < 5; round += 1) {
    await failThrice(app);
    expect((await sendCartQuery(app, { token })).statusCode).toBe(200);
    expect(await backendState(app)).toEqual(isBack);
  }
});

test("GraphQL errors never open the breaker", async () => {
  const { app, woo } = world();
  woo.fail("responds with null and an error");
  for (let round = 0; round < 10; round += 1) await sendCartQuery(app, { token: "none" });
  woo.recover();
  expect(await backendState(app)).toEqual(isBack);
  expect((await sendAdd(app)).statusCode).toBe(200);
});
