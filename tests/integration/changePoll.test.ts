import { afterAll, beforeAll, expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { startUnrenderedShop } from "#tests/support/unrenderedShop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";
import type { WooServer } from "#tests/support/wooServer.ts";

let woo: WooServer;
let shop: RunningShop;

beforeAll(async () => {
  woo = await openWooServer({ isSmall: true });
  shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: woo.endpoint, CHANGE_POLL_SECONDS: "1" });
});
afterAll(async () => {
  await shop.stop();
  await woo.close();
});

const pageNow = async () => (await fetch(`${shop.url}/product/belt`)).text();

test("a changed price is on a cached page soon, without a webhook", async () => {
  woo.reprice("belt", 5_500);
  expect(await pageNow()).toContain("$55.00");
  await expect
    .poll(() => woo.calls().filter(({ body }) => body.operationName === "changePollQuery").length)
    .toBeGreaterThan(0);
  woo.reprice("belt", 6_700);
  expect(await pageNow()).toContain("$55.00");
  // A page is stale after a minute at the earliest.
  await expect.poll(pageNow, { timeout: scaled(30_000), interval: 500 }).toContain("$67.00");
});
