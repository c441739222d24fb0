import type { BrowserContext, Page, Route } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import {
  clickWithoutPrefetch,
  recordRequests,
  withConnection,
} from "#tests/worlds/browser/requests.ts";
import { browserShopper, hydrated, openReady, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.use(PHONE);

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

/**
 * Holds back the payloads of products and categories until the returned function is called, which
 * may change the response. Links in view are not prefetched.
 */
async function holdPayloads(): Promise<(respond?: (route: Route) => Promise<void>) => void> {
  await withConnection(page, { saveData: true });
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route("**/{product,category}/*/_payload.json*", async (route) => {
    await (
      await promise
    )(route);
  });
  return (respond = (route) => route.continue()) => resolve(respond);
}

/** Sums up the layout shifts of a page from now on that follow no recent input. */
async function countShift(): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) counted.shift += value;
      }
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const heading = () => page.getByRole("main").getByRole("heading", { level: 1 });
const cardOf = (slug: string) => page.locator(`#main article a[href^='/product/${slug}']`).first();
const details = () => page.getByRole("main").getByText("What it is");

/** Waits until recent input no longer excuses a layout shift. */
const afterInput = () => page.waitForTimeout(600);

test("a tap on a simple product shows its page, which can be bought from, before the payload arrives", async () => {
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  await cardOf("fen-tumbler").tap();
  await expect.poll(() => heading().textContent()).toBe("Fen tumbler");
  expect(page.url()).toContain("/product/fen-tumbler");
  expect(await page.title()).toBe("Fen tumbler | Osier");
  const main = await page.getByRole("main").innerText();
  expect(main).toContain("£16.00");
  expect(main).toContain("In stock");
  const picture = page.locator("#pictures img").first();
  const isShown = (image: HTMLImageElement) =>
    image.complete || image.style.backgroundImage.includes("fen-tumbler");
  expect(await picture.evaluate(isShown)).toBe(true);
  await page.getByRole("button", { name: "Add to cart", exact: true }).tap();
  await seesInCart(page, 1);
  await afterInput();

  const shift = await countShift();
  expect(await details().count()).toBe(0);
  release();
  await details().waitFor();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByText("Mugs").waitFor();
  expect(await shift()).toBe(0);
  await seesInCart(page, 1);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Fen tumbler": 1 });
});

test("a product with options has its form once its payload has arrived, and nothing moves", async () => {
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  const card = page.locator("#main article", { hasText: "choices" }).first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").tap();
  await expect.poll(() => heading().textContent()).toBe(name);
  expect(await page.getByRole("button", { name: "Add to cart" }).count()).toBe(0);
  await afterInput();
  const shift = await countShift();
  release();
  await page.getByRole("radio").first().waitFor();
  await details().waitFor();
  expect(await shift()).toBe(0);
});

test("a wide window shows name and picture first, and nothing moves when the rest arrives", async () => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  await cardOf("fen-tumbler").tap();
  await expect.poll(() => heading().textContent()).toBe("Fen tumbler");
  expect(await page.getByRole("button", { name: "Add to cart" }).isVisible()).toBe(false);
  await afterInput();
  const shift = await countShift();
  release();
  await page.getByRole("button", { name: "Add to cart", exact: true }).waitFor();
  await details().waitFor();
  expect(await shift()).toBeLessThan(0.001);
});

test("a tap on a category shows its name before the payload arrives", async () => {
  const release = await holdPayloads();
  await page.goto("/");
  await hydrated(page);
  const link = page.locator("#main a[href='/category/candles']").first();
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  await expect.poll(() => heading().textContent()).toBe("Candles and matches");
  expect(await page.title()).toBe("Candles and matches | Osier");
  await afterInput();
  const shift = await countShift();
  release();
  await page.locator("#main article").first().waitFor();
  expect(await shift()).toBe(0);
});

test("a tap on a search hit shows its product with the price of the hit", async () => {
  const release = await holdPayloads();
  await page.goto("/search?q=tumbler");
  await hydrated(page);
  await page.locator("#main article mark").first().waitFor();
  await cardOf("fen-tumbler").tap();
  await expect.poll(() => heading().textContent()).toBe("Fen tumbler");
  expect(await page.getByRole("main").innerText()).toContain("£16.00");
  await afterInput();
  const shift = await countShift();
  release();
  await details().waitFor();
  expect(await shift()).toBe(0);
});

test("a step back shows the page that was left without a request for it", async () => {
  await openReady(page, "/products");
  const before = await page.locator("#main article").count();
  await clickWithoutPrefetch(cardOf("fen-tumbler"));
  await details().waitFor();
  const requests = recordRequests(page);
  await goBack(page);
  await expect.poll(() => heading().textContent()).toBe("Everything we keep");
  expect(await page.locator("#main article").count()).toBe(before);
  expect(requests).not.toContain("/products/_payload.json");
});

test("a price that has changed meanwhile is corrected in place and announced", async () => {
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  await clickWithoutPrefetch(cardOf("oven-glove"));
  const main = page.getByRole("main");
  await expect.poll(() => main.innerText()).toContain("£26.00");
  await page.route("**/graphql", (route) => route.abort());
  release(async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: "application/json",
      body: text.replaceAll("£26.00", "£31.00"),
    });
  });
  await details().waitFor();
  expect(await main.innerText()).toContain("£31.00");
  await page.getByRole("status").filter({ hasText: "Prices and stock updated." }).waitFor();
});

test("a product that is gone becomes its 404, and the step back leads to the list", async () => {
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  await clickWithoutPrefetch(cardOf("oven-glove"));
  await expect.poll(() => heading().textContent()).toBe("Hearth oven glove");
  release(async (route) => {
    const missing = new URL("/product/no-such-product/_payload.json", route.request().url());
    await route.fulfill({ response: await route.fetch({ url: missing.href }) });
  });
  await expect.poll(() => heading().textContent()).toBe("Page not found");
  expect(page.url()).toContain("/product/oven-glove");
  await goBack(page);
  await expect.poll(() => heading().textContent()).toBe("Everything we keep");
});

test("a product whose address has changed is shown at the new one, without an entry for the old one", async () => {
  const release = await holdPayloads();
  await page.goto("/products");
  await hydrated(page);
  await clickWithoutPrefetch(cardOf("oven-glove"));
  await expect.poll(() => heading().textContent()).toBe("Hearth oven glove");
  release((route) =>
    route.fulfill({ status: 301, headers: { location: "/product/fen-tumbler/_payload.json" } }),
  );
  await expect.poll(() => heading().textContent()).toBe("Fen tumbler");
  expect(page.url()).toContain("/product/fen-tumbler");
  await goBack(page);
  await expect.poll(() => heading().textContent()).toBe("Everything we keep");
});
