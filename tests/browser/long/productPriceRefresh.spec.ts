import type { BrowserContext, Page, Route } from "@playwright/test";
import { interceptCalls, recordCalls } from "#tests/worlds/browser/calls.ts";
import { browserShopper, fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const OPERATION = "productPriceQuery";
let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

/** Overrides a product's price or stock against the cached page, once `may` resolves. */
const respondWith = (prices: object, may = Promise.resolve()) =>
  interceptCalls(page, OPERATION, async (route: Route) => {
    await may;
    const response = (await (await route.fetch()).json()) as { data: { product: object } };
    Object.assign(response.data.product, prices);
    await route.fulfill({ json: response });
  });

/** Counts layout shifts on the pages that a tab opens from now on. */
async function countShift(tab: Page): Promise<() => Promise<number>> {
  await tab.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        counted.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => tab.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Waits until a page is hydrated and painted in its web font, which may still be loading. */
async function settled(tab: Page): Promise<void> {
  await hydrated(tab);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

test("a price changed since the page was cached is updated in place and announced", async () => {
  const shift = await countShift(page);
  const { promise: may, resolve: say } = Promise.withResolvers<void>();
  await respondWith({ price: "£31.00" }, may);
  await page.goto("/product/ember-candle");
  const price = page.locator("main h1 ~ [aria-live=polite]").first();
  expect(await price.innerText()).toContain("£24.00");
  await settled(page);
  const before = await shift();
  say();
  await expect.poll(() => price.innerText()).toContain("£31.00");
  expect(await shift()).toBe(before);
});

test("a sale that has ended since the page was cached disappears without a layout shift", async () => {
  const { promise: may, resolve: say } = Promise.withResolvers<void>();
  await interceptCalls(page, OPERATION, async (route: Route) => {
    await may;
    const text = await (await route.fetch()).text();
    const ended = text
      .replaceAll('"onSale":true', '"onSale":false')
      .replaceAll(/"dateOnSaleTo":"[^"]*"/g, '"dateOnSaleTo":null')
      .replaceAll(/"price":"[^"]*"/g, '"price":"£148.00"');
    await route.fulfill({ contentType: "application/json", body: ended });
  });
  const shift = await countShift(page);
  await page.goto("/product/vesper-lamp");
  const end = page.getByText(/^Sale ends/);
  await end.waitFor();
  await settled(page);
  const before = await shift();
  say();
  const price = page.locator("main h1 ~ [aria-live=polite]").first();
  await expect.poll(() => price.innerText()).toMatch(/^£148\.00/);
  expect(await end.isVisible()).toBe(false);
  expect(await shift()).toBe(before);
});

test("the price and stock of a product page are fetched once per page load, without a session; a product sold out since then cannot be added to the cart", async () => {
  await fillCart(shopper, ["sea-salt"]);
  const calls = recordCalls(page);
  const requests: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes(OPERATION)) requests.push(request.headers());
  });
  await respondWith({ stockStatus: "OUT_OF_STOCK", stockQuantity: 0 });
  await page.goto("/product/ember-candle");
  await hydrated(page);
  await page.getByRole("button", { name: "Sold out" }).waitFor();
  const announcement = page.locator("[aria-live=polite]", { hasText: "Sold out." });
  await expect(announcement).toHaveCount(1);
  await page.unrouteAll();
  await page.goto("/product/breakfast-set");
  await hydrated(page);
  await expect.poll(() => calls.filter((name) => name === OPERATION)).toHaveLength(2);
  for (const headers of requests) expect(headers).not.toHaveProperty("woocommerce-session");
});

test("a product page whose price request fails stays as cached, and its product can be added", async () => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  await interceptCalls(page, OPERATION, async (route) => {
    await route.abort("connectionreset");
    resolve();
  });
  await page.goto("/product/ember-candle");
  await hydrated(page);
  await failed;
  expect(await page.locator("main").innerText()).toContain("£24.00");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  expect(errors).toEqual([]);
});
