import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "3000" }, woo: {}, proxy: true });
const views: Promise<{ statusCode: number }>[] = [];

afterEach(async () => {
  await world().recover();
  await Promise.all(views.splice(0));
});

/** Opens pages that are not cached, over a backend that never responds to their queries. */
function openPages(app: FastifyInstance, count: number): void {
  world().proxy.inject({ fault: "hangBefore", matching: "ProductPageQuery" });
  for (let page = 0; page < count; page += 1) {
    views.push(app.inject({ url: `/product/unanswered-${count}-${page}` }));
  }
}

const heldViews = () =>
  world()
    .proxy.calls()
    .filter((body) => body.includes("ProductPageQuery")).length;

test("Thirty hanging page views use six connections, and a shopper can add to the cart meanwhile", async () => {
  const { app } = world();
  openPages(app, 30);
  await expect.poll(heldViews).toBe(6);
  const added = await sendAdd(app);
  expect(added.statusCode).toBe(200);
  const cart = await sendCartQuery(app, { token: tokenIn(added) });
  expect(quantitiesIn(cart)).toEqual({ Beanie: 1 });
  expect(heldViews()).toBe(6);
});

test("A page view that waits longer than the timeout sends no query, and ends when the others do", async () => {
  const { app } = world();
  openPages(app, 12);
  await Promise.all(views);
  // The first six end with the timeout; by then the others have waited for as long.
  expect(heldViews()).toBeLessThan(12);
});
