import type { Page } from "@playwright/test";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

const GOOGLEBOT =
  "Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0";
const SPARED = `Not rendering error page for bot with user agent ${GOOGLEBOT}`;

async function openedBy(openShopper: OpenShopper, userAgent: string) {
  const page = await (await openShopper({ userAgent })).newPage();
  const spared = page.waitForEvent("console", (message) => message.text().startsWith(SPARED));
  // A test that expects no message does not await it.
  spared.catch(() => {});
  return { page, spared };
}

const heading = (page: Page) => page.locator("main h1").innerText();

const click = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

test("a crawler stays on its page when a navigation's data fails, can navigate again, and gets the server's own 404", async ({
  openShopper,
}) => {
  const { page, spared } = await openedBy(openShopper, GOOGLEBOT);
  await page.goto("/products");
  await hydrated(page);
  const before = await page.locator("body").innerText();
  const paths = ["**/_payload.json*", "**/graphql"];
  for (const path of paths) await page.route(path, (route) => route.abort());
  await click(page, "header a[href='/categories']");
  await spared;
  expect(await page.locator("body").innerText()).toBe(before);
  expect(new URL(page.url()).pathname).toBe("/products");
  for (const path of paths) await page.unroute(path);
  await click(page, "header a[href='/categories']");
  await page.waitForURL("**/categories");
  await expect.poll(() => heading(page)).toBe("Departments");

  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/product/none";
    link.id = "dead";
    document.querySelector("main")?.append(link);
  });
  const result = page.waitForResponse((response) => response.url().endsWith("/product/none"));
  await click(page, "#dead");
  expect((await result).status()).toBe(404);
});

test("a crawler gets the server-rendered page when a hook throws after the URL has changed", async ({
  openShopper,
}) => {
  const { page, spared } = await openedBy(openShopper, GOOGLEBOT);
  await page.goto("/products");
  await hydrated(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "activeElement", {
      get: () => {
        throw new Error("broken on purpose");
      },
    });
  });
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await click(page, "header a[href='/categories']");
  await spared;
  expect(new URL((await loaded).url()).pathname).toBe("/categories");
  await expect.poll(() => heading(page)).toBe("Departments");
});

test("a crawler keeps the server's HTML when the header's data breaks hydration", async ({
  openShopper,
}) => {
  const { page, spared } = await openedBy(openShopper, GOOGLEBOT);
  await page.route("**/product/sea-salt", async (route) => {
    const response = await route.fetch();
    // Header and footer parse the category names as strings; numbers in the script's data break
    // them.
    const body = (await response.text()).replaceAll(/"name":"[^"]*"/g, '"name":5');
    await route.fulfill({ response, body });
  });
  await page.goto("/product/sea-salt");
  const before = await page.locator("body").innerText();
  expect(before).toContain("Saltmarsh sea salt");
  await page.mouse.move(5, 5, { steps: 2 });
  await spared;
  expect(await page.locator("body").innerText()).toBe(before);
  await click(page, "header a[href='/products']");
  await page.waitForURL("**/products");
});
