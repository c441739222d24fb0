import type { Page, Route } from "@playwright/test";
import { newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>`;
const blank = (route: Route) => route.fulfill({ contentType: "image/svg+xml", body: BLANK });

/** Number of pictures in a listing that load eagerly. */
const EAGER = 2;

/** Opens a listing and waits for its first paint; the first pictures load once they are let in. */
async function openListing(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests: string[] = [];
  let isOpen = false;
  await page.route(/\/img\//, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    if (!isOpen) await promise;
    await blank(route);
  });
  // A fixed clock: the page's timeout does not elapse however long loading takes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await expect.poll(() => requests.length).toBe(EAGER);
  // A screenshot needs a painted page, which has requested all its visible pictures by then.
  const session = await page.context().newCDPSession(page);
  const painted = () => session.send("Page.captureScreenshot", { format: "jpeg", quality: 1 });
  // Chromium refuses one while it has no frame to capture.
  await expect.poll(() => painted().catch(() => undefined)).toBeDefined();
  const letIn = () => {
    isOpen = true;
    resolve();
  };
  return { requests, letIn };
}

test("lazy pictures load after the first ones, on a scroll, or two seconds later", async ({
  context: shopper,
}) => {
  const ways: Record<string, (page: Page, letIn: () => void) => Promise<unknown> | void> = {
    "after the first ones": (_, letIn) => letIn(),
    "on a scroll": (page) => page.evaluate(() => scrollBy(0, 50)),
    "two seconds later": (page) => page.clock.fastForward(2000),
  };
  for (const [name, way] of Object.entries(ways)) {
    const page = await shopper.newPage();
    const { requests, letIn } = await openListing(page);
    expect(requests, name).toHaveLength(EAGER);
    await way(page, letIn);
    await expect.poll(() => requests.length, { message: name }).toBeGreaterThan(EAGER);
  }
});

test("lazy pictures also wait while the page's HTML is still streaming in", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: 20_000, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", slow);
  const { requests } = await openListing(page);
  expect(requests).toHaveLength(EAGER);
});

test("lazy pictures load when a content security policy blocks all scripts", async ({
  browser,
  shop,
}) => {
  // Not a shopper of the storefront, whose test fails for a policy that blocks something.
  const shopper = await newShopper(browser, shop.url);
  const page = await shopper.newPage();
  await page.route("/products", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/products");
  const pictures = page.locator("article img[loading=lazy][srcset]");
  expect(await pictures.first().isVisible()).toBe(false);
  await pictures.first().waitFor();
  await shopper.close();
});

test("without JavaScript all visible pictures load at once", async ({ openShopper }) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto("/products");
  const pictures = page.locator("article img[loading=lazy][srcset]");
  expect(await pictures.first().isVisible()).toBe(true);
});
