import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { WEBHOOK_SECRET, sendNotice } from "#tests/worlds/backends/changeNotice.ts";
import { fillIndex, indexedRecord } from "#tests/worlds/backends/searchIndex.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let woo: WooServer;
let shop: RunningShop;

beforeAll(async () => {
  woo = await openWooServer({ isSmall: true });
  shop = await startUnrenderedShop({
    GRAPHQL_ENDPOINT: woo.endpoint,
    CHANGE_POLL_SECONDS: "1",
    WEBHOOK_SECRET,
  });
});
afterAll(async () => {
  await shop.stop();
  await woo.close();
});

const pageNow = async () => (await fetch(`${shop.url}/product/belt`)).text();

/** Returns the price of the product in the search index; undefined if it is not there. */
const indexedPrice = async () => (await indexedRecord(shop, 15))["price"];

/** Id of the color of a hoodie. */
const BLUE = 22;
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
  await fillIndex(shop, woo.endpoint);
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
  await expect.poll(stockNow, soon).toContain('"stockQuantity":41');
  woo.restock(114, 37);
  await expect.poll(stockNow, soon).toContain('"stockQuantity":37');
});

/** Returns which pages, and whether the product's record, have a text now. */
async function placesOf(text: string, paths: readonly string[]): Promise<boolean[]> {
  const pages = await Promise.all(paths.map((path) => fetch(new URL(path, shop.url))));
  const texts = await Promise.all(pages.map((page) => page.text()));
  const record = JSON.stringify(await indexedRecord(shop, 15));
  return [...texts, record].map((place) => place.includes(text));
}
const EVERYWHERE = [true, true, true];
const NOWHERE = [false, false, false];

describe("Without a notice", () => {
  test("a sale that starts and ends by date is on its page, in a list and in the index soon", async () => {
    const onSale = () => placesOf("33.44", ["/product/belt", "/category/accessories"]);
    expect(await onSale()).toEqual(NOWHERE);
    const now = Math.floor(Date.now() / 1000);
    woo.scheduleSale("belt", { price: 3_344, from: now + 1, to: now + scaled(11_000) / 1000 });
    await expect.poll(onSale, soon).toEqual(EVERYWHERE);
    await expect.poll(onSale, soon).toEqual(NOWHERE);
  });

  test("a renamed category is on its page, in its links and in the index soon", async () => {
    const named = () => placesOf("Belts and hats", ["/category/accessories", "/product/belt"]);
    expect(await named()).toEqual(NOWHERE);
    woo.renameTerm("category", "accessories", "Belts and hats");
    await expect.poll(named, soon).toEqual(EVERYWHERE);
  });

  test("a renamed value of an attribute is on a page and in the index soon", async () => {
    const named = async () => {
      const page = await (await fetch(new URL("/product/hoodie", shop.url))).text();
      const record = JSON.stringify(await indexedRecord(shop, 11));
      return [page, record].map((text) => text.includes("Fern green"));
    };
    expect(await named()).toEqual([false, false]);
    woo.renameTerm("term", "green", "Fern green");
    await expect.poll(named, soon).toEqual([true, true]);
  });
});

test("a renamed value of an attribute is in the index soon after its notice", async () => {
  const colors = async () => JSON.stringify(await indexedRecord(shop, 11));
  expect(await colors()).not.toContain("Sky");
  woo.renameTerm("term", "blue", "Sky");
  await sendNotice(shop.url, [`term:${BLUE}`]);
  await expect.poll(colors, soon).toContain("Sky");
});

test("a product that is gone is neither a page nor in the search index soon", async () => {
  woo.withdraw("belt");
  const statusNow = async () => (await fetch(`${shop.url}/product/belt`)).status;
  await expect.poll(statusNow, soon).toBe(404);
  await expect.poll(indexedPrice, soon).toBeUndefined();
});
