import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/process/tool.ts";
import { environment, scaled } from "#tests/support/environment.ts";
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

/** Fills the search index, as `npm run index` does. */
const runIndex = () =>
  promisify(execFile)(process.execPath, ["server/commands/indexSearch.ts"], {
    cwd: projectFolder,
    env: {
      ...environment,
      ALGOLIA_APP_ID: "",
      GRAPHQL_ENDPOINT: woo.endpoint,
      DATA_DIR: shop.dataDir,
      PORT: new URL(shop.url).port,
    },
  });

/** Returns the price of the product in the search index; undefined if it is not there. */
async function indexedPrice(): Promise<unknown> {
  const response = await fetch(`${shop.url}/1/indexes/products/query`, {
    method: "POST",
    headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": "search" },
    body: JSON.stringify({ query: "belt" }),
  });
  const { hits = [] } = (await response.json()) as { hits?: { slug: string; price: unknown }[] };
  return hits.find(({ slug }) => slug === "belt")?.price;
}

const soon = { timeout: scaled(30_000), interval: 500 };

/** Waits until the products have been compared once since now. */
async function compared(): Promise<void> {
  woo.forget();
  const polls = () =>
    woo.calls().filter(({ body }) => body.operationName === "comparedProductsQuery");
  await expect.poll(() => polls().length, soon).toBeGreaterThan(1);
}

test("a changed price is on a cached page and in the search index soon, without a webhook", async () => {
  woo.reprice("belt", 5_500);
  await compared();
  await runIndex();
  expect(await pageNow()).toContain("$55.00");
  expect(await indexedPrice()).toBe(55);
  woo.reprice("belt", 6_700);
  // A page is stale after a minute at the earliest, and nothing else fills the index.
  await expect.poll(pageNow, soon).toContain("$67.00");
  await expect.poll(indexedPrice, soon).toBe(67);
});

test("a changed stock of a single variation is on a cached page soon, without a webhook", async () => {
  const stockNow = async () => {
    const response = await fetch(`${shop.url}/product/trail-jacket/_payload.json`);
    return response.text();
  };
  woo.restock(114, 41);
  await compared();
  await expect.poll(stockNow, soon).toContain('"stockQuantity":41');
  woo.restock(114, 37);
  await expect.poll(stockNow, soon).toContain('"stockQuantity":37');
});

test("a product that is gone is neither a page nor in the search index soon", async () => {
  woo.withdraw("belt");
  const statusNow = async () => (await fetch(`${shop.url}/product/belt`)).status;
  await expect.poll(statusNow, soon).toBe(404);
  await expect.poll(indexedPrice, soon).toBeUndefined();
});
