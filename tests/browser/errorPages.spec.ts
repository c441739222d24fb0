import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Collects React's messages about hydration mismatches. */
function mismatchesOn(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (/hydrat|#418|#42[35]/i.test(message.text())) messages.push(message.text());
  });
  page.on("pageerror", (error) => void messages.push(error.message));
  return messages;
}

/** Follows a link inserted into the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "A link of old";
    document.querySelector("main")?.prepend(link);
  }, address);
  await page.getByRole("link", { name: "A link of old" }).first().click();
}

test.describe("the page for a missing address", () => {
  const heading = (page: Page) => page.getByRole("heading", { name: "Page not found", level: 1 });

  test("renders the same before and after hydration", async ({ page }) => {
    const mismatches = mismatchesOn(page);
    for (const [address, message] of [
      ["/product/none?from=mail", "Page Not Found: /product/none?from=mail"],
      ["/no/such?from=mail", "Page not found: /no/such"],
      // These addresses set a response header, which server and browser determine separately.
      ["/category/none", "Page Not Found: /category/none"],
      ["/category/none?from=mail", "Page Not Found: /category/none?from=mail"],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await page.getByText(message, { exact: true }).waitFor();
      await hydrated(page);
      await page.getByText(message, { exact: true }).waitFor();
      expect(await page.title()).toBe("Page not found | Osier");
      expect(mismatches, address).toEqual([]);
    }
  });

  test(
    "appears after a client navigation, to a missing product or to no route",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/products");
      await hydrated(page);
      for (const [address, message] of [
        ["/product/none?from=mail#reviews", "Page Not Found: /product/none?from=mail#reviews"],
        ["/no/such?from=mail", "Page not found: /no/such"],
      ] as const) {
        await follow(page, address);
        await heading(page).waitFor();
        await page.getByText("There was an error locating the page", { exact: true }).waitFor();
        await page.getByText(message, { exact: true }).waitFor();
        expect(await page.title()).toBe("Page not found | Osier");
      }
    },
  );

  test(
    "shows products, categories and a search, and a long address does not widen it",
    { tag: "@long" },
    async ({ openShopper }) => {
      const shopper = await openShopper({ viewport: { width: 390, height: 844 } });
      const page = await shopper.newPage();
      const mismatches = mismatchesOn(page);
      await page.goto(`/product/${"a".repeat(190)}?${"b".repeat(800)}`);
      await hydrated(page);
      expect(mismatches).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      await page.getByRole("main").getByRole("searchbox", { name: "Search products" }).waitFor();
      expect(await page.getByRole("main").getByRole("article").count()).toBe(4);
      const categories = page.getByRole("main").getByRole("navigation", { name: "Departments" });
      await categories.getByRole("link", { name: "Table", exact: true }).click();
      await page.getByRole("heading", { name: "Table", level: 1 }).waitFor();
    },
  );
});

test.describe("the page for a server error", () => {
  let woo: WooServer;
  let shop: RunningShop;
  let shopper: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    woo = await openWooServer();
    woo.fail("responds with null and an error");
    shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: woo.endpoint });
    shopper = await newShopper(browser, shop.url);
  });
  test.afterAll(async () => {
    await shopper.close();
    await shop.stop();
    await woo.close();
  });
  const REFERENCE = /Reference: ([0-9a-f-]{36})/;

  test("shows the reference of its log line and no stack trace, and no reference after a failed client navigation", async () => {
    const page = await shopper.newPage();
    const mismatches = mismatchesOn(page);
    const response = await page.goto("/product/sea-salt");
    expect(response?.status()).toBe(500);
    const html = (await response?.text()) ?? "";
    const reference = REFERENCE.exec(html)?.[1] ?? "none";
    expect(html).not.toMatch(/OperationError|\bat .+:\d+:\d+|ECONNREFUSED/);
    await hydrated(page);
    await page.getByText(`Reference: ${reference}`, { exact: true }).waitFor();
    expect(mismatches).toEqual([]);
    expect(await violationsIn(page)).toEqual([]);

    const lines = () => shop.output().split("\n");
    const logged = () => lines().filter((line) => line.includes(reference));
    await expect.poll(logged).toHaveLength(1);
    expect(JSON.parse(logged()[0] ?? "")).toMatchObject({
      reference,
      path: "/product/sea-salt",
      msg: "a page could not be shown",
      err: { message: expect.stringContaining("ProductPageQuery") },
    });

    await page.getByRole("link", { name: "Shop", exact: true }).click();
    await page.waitForURL("**/products");
    await page.getByRole("heading", { name: "We can’t open this page" }).waitFor();
    await expect(page.getByText("Reference:")).toHaveCount(0);
  });
});
