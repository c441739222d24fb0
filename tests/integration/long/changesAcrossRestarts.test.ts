import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WEBHOOK_SECRET, sendNotice } from "#tests/worlds/backends/changeNotice.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { fillIndex, indexedRecord } from "#tests/worlds/backends/searchIndex.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

const soon = { timeout: scaled(20_000), interval: 250 };

let woo: WooServer;
let dataDir = "";
let shop: RunningShop | undefined;

beforeAll(async () => {
  woo = await openWooServer({ isSmall: true });
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-restarted-"));
});
afterEach(async () => {
  woo.recover();
  await shop?.stop();
});
afterAll(async () => {
  await woo.close();
  await removeFolder(dataDir);
});

/** Starts the shop on the data that it had before. */
async function start({ pollSeconds = "1" } = {}): Promise<string> {
  shop = await startUnrenderedShop({
    DATA_DIR: dataDir,
    GRAPHQL_ENDPOINT: woo.endpoint,
    WEBHOOK_SECRET,
    CHANGE_POLL_SECONDS: pollSeconds,
  });
  return shop.url;
}

/** Ends the shop without giving it time to store anything. */
async function kill(): Promise<void> {
  shop?.process.kill("SIGKILL");
  await shop?.stop();
}

/** Returns the product's price in the search index. */
const indexedPrice = async (url: string) => (await indexedRecord({ url }, 15))["price"];

const pageOf = async (url: string) => (await fetch(`${url}/product/belt`)).text();

/** Waits until the products have been compared since now. */
async function compared(): Promise<void> {
  woo.forget();
  const isPoll = ({ body }: { body: { operationName?: string } }) =>
    body.operationName === "comparedProductsQuery";
  await expect.poll(() => woo.calls().filter(isPoll).length, soon).toBeGreaterThan(1);
}

describe("After a restart", () => {
  test("a price that changed meanwhile is on a cached page and in the search index soon", async () => {
    woo.reprice("belt", 5_500);
    const before = await start();
    await fillIndex({ url: before, dataDir }, woo.endpoint);
    await compared();
    expect(await pageOf(before)).toContain("$55.00");
    await shop?.stop();
    woo.reprice("belt", 6_700);
    const after = await start();
    await expect.poll(() => pageOf(after), soon).toContain("$67.00");
    await expect.poll(() => indexedPrice(after), soon).toBe(67);
  });

  test("a change that was noted, but could not be read before a kill, is on the page at once", async () => {
    woo.reprice("belt", 5_500);
    const before = await start({ pollSeconds: "0" });
    await sendNotice(before, ["post:15"]);
    expect(await pageOf(before)).toContain("$55.00");
    await expect.poll(() => indexedPrice(before), soon).toBe(55);
    woo.reprice("belt", 7_100);
    woo.fail("responds with nothing");
    await sendNotice(before, ["post:15"]);
    // The search records of the change are requested half a second after it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await kill();
    woo.recover();
    const after = await start({ pollSeconds: "0" });
    expect(await pageOf(after)).toContain("$71.00");
    await expect.poll(() => indexedPrice(after), soon).toBe(71);
  });

  test("a damaged file of changes is replaced by WordPress's times of change", async () => {
    woo.reprice("belt", 5_500);
    const before = await start({ pollSeconds: "0" });
    await sendNotice(before, ["post:15"]);
    expect(await pageOf(before)).toContain("$55.00");
    await shop?.stop();
    await writeFile(join(dataDir, "shop-changes.json"), '{"version":2,"times":');
    woo.reprice("belt", 8_300);
    const after = await start();
    await expect.poll(() => pageOf(after), soon).toContain("$83.00");
    await expect.poll(() => indexedPrice(after), soon).toBe(83);
  });
});
