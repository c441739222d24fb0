import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { searchSettings } from "#relay/contract/search/searchSettings.ts";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { searchKeys } from "#tests/worlds/backends/searchServer.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let woo: WooServer;
let proxy: FaultProxy;
let shop: RunningShop;

const records = [
  { objectID: "16", name: "Cap", slug: "cap", price: 16, maxPrice: 16 },
  { objectID: "15", name: "Belt", slug: "belt", price: 55, maxPrice: 55 },
].map((facts) => ({
  ...facts,
  type: "simple",
  onSale: false,
  stockStatus: "IN_STOCK",
  categories: { lvl0: ["Clothing"], lvl1: ["Clothing > Accessories"] },
}));

/** Writes to the shop's search index. */
async function write(method: "POST" | "PUT", path: string, body: object): Promise<void> {
  const response = await fetch(`${shop.url}/1/indexes/products/${path}`, {
    method,
    headers: {
      "x-algolia-application-id": searchKeys.appId,
      "x-algolia-api-key": searchKeys.adminKey,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The index responded ${response.status}.`);
}

test.beforeAll(async () => {
  woo = await openWooServer();
  proxy = await openFaultProxy(woo.endpoint);
  shop = await startUnrenderedShop({
    GRAPHQL_ENDPOINT: proxy.endpoint,
    SITE_NAME: "Osier",
    ALGOLIA_ADMIN_KEY: searchKeys.adminKey,
  });
  const requests = records.map((body) => ({ action: "addObject", body }));
  await write("POST", "batch", { requests });
  await write("PUT", "settings", { ...searchSettings("products", []).get("products") });
  for (const path of ["/", "/products", "/search", "/category/clothing", "/product/belt"]) {
    await (await fetch(shop.url + path)).text();
  }
});
test.afterEach(bringBack);
test.afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await woo.close();
});

/** Lets the backend respond again, and waits until the server has noticed. */
async function bringBack(): Promise<void> {
  await proxy.listen(true);
  const isBack = async () => (await (await fetch(`${shop.url}/readyz`)).text()).includes(`"ready"`);
  await expect.poll(isBack, { timeout: scaled(10_000) }).toBe(true);
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return (await newShopper(browser, shop.url, options)).newPage();
}

/** Collects a page's uncaught errors and messages about hydration mismatches. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (/hydrat|#418|#42[35]/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}

const unavailable = (page: Page) =>
  page.getByRole("heading", { name: "We can’t open this page right now", level: 1 });

const categories = (page: Page) => page.getByRole("navigation", { name: "Categories to browse" });

test('a shopper reads cached pages and searches during an outage, and "Try again" opens an uncached page after it', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const errors = errorsOn(page);
  await proxy.listen(false);
  expect((await page.goto("/product/belt"))?.status()).toBe(200);
  await page.getByRole("heading", { name: "Belt", level: 1 }).waitFor();
  await hydrated(page);

  await page.getByRole("link", { name: "Accessories", exact: true }).first().click();
  await unavailable(page).waitFor();
  await page.waitForURL("**/category/accessories");
  await expect(page).toHaveTitle("Back soon | Osier");
  // The header has all categories, the list only those whose pages are cached.
  const header = page.getByRole("navigation", { name: "Categories", exact: true });
  await header.getByRole("link", { name: "Music", exact: true }).waitFor();
  expect(await categories(page).getByRole("link").allTextContents()).toEqual(["Clothing"]);
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole("main").getByRole("searchbox", { name: "Search products" }).fill("cap");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Cap", exact: true }).waitFor();
  await page.getByText("$16.00").first().waitFor();

  await goBack(page);
  await unavailable(page).waitFor();
  await categories(page).getByRole("link", { name: "Clothing" }).click();
  await page.getByRole("heading", { name: "Clothing", level: 1 }).waitFor();
  await goBack(page);
  await unavailable(page).waitFor();
  await bringBack();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Accessories", level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the unavailable page hydrates as rendered, and shows recently viewed products", async ({
  browser,
}) => {
  const page = await newPage(browser);
  const errors = errorsOn(page);
  for (const path of ["/product/beanie", "/product/belt"]) {
    await page.goto(path);
    await hydrated(page);
  }
  await proxy.listen(false);
  const response = await page.goto("/product/sunglasses?utm_source=mail");
  expect(response?.status()).toBe(503);
  await hydrated(page);
  await unavailable(page).waitFor();
  expect(await page.title()).toBe("Back soon | Osier");
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.getByRole("link", { name: "Belt" }).waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
  await viewed.getByRole("link", { name: "Belt" }).click();
  await page.getByRole("heading", { name: "Belt", level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a search while the backend is unavailable warns that prices and stock may be out of date", async ({
  browser,
}) => {
  const page = await newPage(browser);
  const errors = errorsOn(page);
  await proxy.listen(false);
  expect((await page.goto("/search?q=belt"))?.status()).toBe(200);
  await hydrated(page);
  await page.getByText("Prices and stock may be out of date").waitFor();
  await page.getByRole("link", { name: "Belt", exact: true }).waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a shopper without JavaScript searches from the unavailable page, and retries it", async ({
  browser,
}) => {
  const page = await newPage(browser, { javaScriptEnabled: false });
  await proxy.listen(false);
  expect((await page.goto("/product/cap?color=yellow"))?.status()).toBe(503);
  await unavailable(page).waitFor();
  await page.getByRole("main").getByRole("searchbox", { name: "Search products" }).fill("belt");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Belt", exact: true }).waitFor();
  // Without script nothing marks the page as hydrated.
  await page.goBack({ waitUntil: "commit" });
  await unavailable(page).waitFor();
  await bringBack();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Cap", level: 1 }).waitFor();
  await page.context().close();
});
