import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { compareSearch } from "#server/commands/doctor/examinedShop.ts";
import { fillIndex } from "#tests/worlds/backends/searchIndex.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let woo: WooServer;
let shop: RunningShop;
beforeAll(async () => {
  woo = await openWooServer({ isSmall: true });
  shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: woo.endpoint });
  await fillIndex(shop, woo.endpoint);
});
afterAll(async () => {
  await shop.stop();
  await woo.close();
});

const compare = () =>
  compareSearch(
    readConfig({
      GRAPHQL_ENDPOINT: woo.endpoint,
      DATA_DIR: shop.dataDir,
      PORT: new URL(shop.url).port,
    }),
  );

test("The doctor compares the index with the shop, and changes neither", async () => {
  expect(await compare()).toMatchObject({ missing: [], stale: [], surplus: [] });
  woo.reprice("belt", 4_400);
  expect(await compare()).toMatchObject({ missing: [], stale: ["15"], surplus: [] });
  expect(await compare()).toMatchObject({ missing: [], stale: ["15"], surplus: [] });
});

test("The doctor says that the search does not respond if the storefront is stopped", async () => {
  await shop.stop();
  expect(await compare()).toMatch(/^the search at http:\S+ does not respond/);
});
