import { mkdtemp, cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { scaled, sharedShop } from "#tests/worlds/servers/environment.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import {
  browserShopper,
  cartLink,
  fillCart,
  forgetGuest,
  hydrated,
  newShopper,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;

test.beforeEach(async ({ openShopper }) => {
  shopper = await openShopper();
  page = await shopper.newPage();
});

const ADD = "useAddToCartMutation";
const UPDATE = "useUpdateItemQuantitiesMutation";

const clickAdd = (on = page) =>
  on.getByRole("button", { name: "Add to cart", exact: true }).click();

/** Counts the intents that are stored in the browser. */
const storedIntents = (on = page) =>
  on.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("vitrine.cart.intents.")).length,
  );

const abort = (route: Route) => route.abort("connectionreset");

/** Lets the server carry out a call, and replaces its response by a 502. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill({ status: 502, json: { errors: [{ message: "No response." }] } });
}

/** Fails the next call of an operation, and lets all others pass. */
async function failOnce(operation: string, fail: (route: Route) => Promise<void>): Promise<void> {
  let count = 0;
  await interceptCalls(page, operation, async (route) => {
    count += 1;
    await (count === 1 ? fail(route) : route.fallback());
  });
}

/** Submits the add form and leaves the document after some time, or in the same task. */
async function addAndLeave(delay: number): Promise<void> {
  await page.evaluate((ms) => {
    document.querySelector<HTMLFormElement>("form[action='/cart/items']")?.requestSubmit();
    if (ms === 0) location.assign("/products");
    else setTimeout(() => location.assign("/products"), ms);
  }, delay);
  await page.waitForURL("**/products");
}

/** Waits until these candles are in the cart, and expects no intent to add more. */
async function expectCandles(units: number): Promise<void> {
  await seesInCart(page, units);
  await hydrated(page);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": units });
  await expect.poll(() => storedIntents()).toBe(0);
  await seesInCart(page, units);
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": units });
}

test("a first add is not lost when the shopper leaves the page at the click or 200 ms later", async ({
  shop,
}) => {
  for (const delay of [0, 200]) {
    await page.goto("/product/ember-candle");
    await hydrated(page);
    await addAndLeave(delay);
    await expectCandles(1);
    expect(await storedIntents(), `after ${delay} ms`).toBe(0);
    await forgetGuest(shop.url, page);
  }
});

/**
 * Fails a shopper's changes of the cart in the page, until `resumeChanges`. A request that outlives
 * its document escapes both the browser's offline emulation and interception.
 */
async function failChanges(): Promise<void> {
  await shopper.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      init?.keepalive ? Promise.reject(new TypeError("Failed to fetch")) : send(input, init);
    window.addEventListener("resumeChanges", () => (window.fetch = send));
  });
}

const resumeChanges = () => page.evaluate(() => window.dispatchEvent(new Event("resumeChanges")));

test("an add while offline is displayed at once, also after a reload, and sent when online", async () => {
  await fillCart(shopper, ["sea-salt"]);
  await failChanges();
  await page.goto("/product/ember-candle");
  await hydrated(page);
  await seesInCart(page, 1);
  await shopper.setOffline(true);
  await clickAdd();
  await seesInCart(page, 2);
  await page.reload().catch(() => undefined);
  await interceptCalls(shopper, "useCartQuery", abort);
  await shopper.setOffline(false);
  await page.goto("/cart");
  await hydrated(page);
  await seesInCart(page, 2);
  const line = page.getByRole("listitem").filter({ hasText: "Ember candle" });
  await line.getByText("Updating").waitFor();
  expect(await page.getByText(/couldn’t|failed|error/i).count()).toBe(0);
  await shopper.unrouteAll();
  await resumeChanges();
  const both = { "Ember candle": 1, "Saltmarsh sea salt": 1 };
  await expect
    .poll(() => browserShopper(shopper).cart(), { timeout: scaled(10_000) })
    .toEqual(both);
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await expect(line.getByText("Updating")).toHaveCount(0);
});

test("an add is lost with the page if its intent cannot be stored", { tag: "@long" }, async () => {
  await shopper.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("vitrine.cart.intents.")) throw new DOMException("full");
      write.call(this, key, value);
    };
  });
  await failChanges();
  await page.goto("/product/ember-candle");
  await hydrated(page);
  await clickAdd();
  await seesInCart(page, 1);
  await page.goto("/products");
  await hydrated(page);
  await seesInCart(page, 0);
  expect(await browserShopper(shopper).cart()).toEqual({});
});

test("a first add, a later add and a quantity change take effect exactly once when a response is lost", async () => {
  await failOnce(ADD, loseResponse);
  await browserShopper(page).add({ slug: "ember-candle" });
  await expectCandles(1);
  await page.unrouteAll();
  await failOnce(ADD, loseResponse);
  await clickAdd();
  await expectCandles(2);
  await failOnce(UPDATE, loseResponse);
  await cartLink(page).click();
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await expectCandles(3);
  // This request never arrives.
  await page.unrouteAll();
  await failOnce(UPDATE, abort);
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await expectCandles(4);
  expect(await storedIntents()).toBe(0);
});

test("another open tab sends the add of a closed tab", async () => {
  const other = await shopper.newPage();
  await other.goto("/categories");
  await hydrated(other);
  await interceptCalls(page, ADD, abort);
  await browserShopper(page).add({ slug: "ember-candle" });
  await seesInCart(page, 1);
  await seesInCart(other, 1);
  await page.close();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await expect.poll(() => storedIntents(other)).toBe(0);
  await seesInCart(other, 1);
});

test.describe("a server that is killed", () => {
  let dataDir: string;
  let shop: RunningShop;
  let own: BrowserContext | undefined;

  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
    await cp(sharedShop().prerenderedData, dataDir, { recursive: true });
    shop = await startShop({ DATA_DIR: dataDir });
  });
  test.afterEach(async () => {
    await own?.close();
    await shop.stop();
    await removeFolder(dataDir);
  });

  test(
    "receives the changes made while it was down within ten seconds of its restart",
    { tag: "@long" },
    async ({ browser }) => {
      own = await newShopper(browser, shop.url);
      await fillCart(own, ["sea-salt"]);
      const tab = await own.newPage();
      await tab.goto("/product/ember-candle");
      await hydrated(tab);
      await seesInCart(tab, 1);
      shop.process.kill("SIGKILL");
      await shop.stop();
      await clickAdd(tab);
      await seesInCart(tab, 2);
      await clickAdd(tab);
      await seesInCart(tab, 3);
      shop = await startShop({ DATA_DIR: dataDir, PORT: new URL(shop.url).port });
      const returnedAt = Date.now();
      await expect.poll(() => storedIntents(tab)).toBe(0);
      expect(Date.now() - returnedAt).toBeLessThan(10_000);
      await seesInCart(tab, 3);
      const after = { "Ember candle": 2, "Saltmarsh sea salt": 1 };
      expect(await browserShopper(own).cart()).toEqual(after);
    },
  );
});
