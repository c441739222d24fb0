import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { menuShop } from "#tests/worlds/backends/menuShop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { openWorld } from "#tests/worlds/world.ts";
import type { WooWorld } from "#tests/worlds/world.ts";

// Menus of WordPress with several levels, in the header and on a phone.

let url = "";
let world: WooWorld;

test.beforeAll(async () => {
  world = await openWorld({ settings: {}, woo: menuShop });
  url = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
test.afterAll(() => world.close());

let shopper: BrowserContext;
test.afterEach(() => shopper.close());

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LABEL = "Clothing & more";

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  shopper = await newShopper(browser, url, options);
  const page = await shopper.newPage();
  await page.goto("/products");
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

test("by keyboard a menu opens, closes by Escape, and leads to a page", async ({ browser }) => {
  const page = await open(browser, { viewport: WIDE });
  const button = page.getByRole("button", { name: LABEL });
  const panel = page.locator("#menu-0");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  expect(await violationsIn(page, "header")).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: LABEL })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/product/beanie");
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute("aria-current", "true");
});

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? "with" : "without";
  test(`on a phone the menu's lists open ${script} script`, async ({ browser }) => {
    const page = await open(browser, { viewport: PHONE, javaScriptEnabled });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.locator("#menu");
    await expect(menu.getByRole("link", { name: "Beanie" })).toBeHidden();
    await menu.locator("summary", { hasText: LABEL }).click();
    if (javaScriptEnabled) expect(await violationsIn(page, "header")).toEqual([]);
    await menu.getByRole("link", { name: "Beanie" }).click();
    await page.waitForURL("**/product/beanie");
    await expect(menu).toBeHidden();
  });
}

test("without script the header's panel opens", async ({ browser }) => {
  const page = await open(browser, { viewport: WIDE, javaScriptEnabled: false });
  await page.getByRole("button", { name: LABEL }).click();
  await page.locator("#menu-0").getByRole("link", { name: "Beanie" }).click();
  await page.waitForURL("**/product/beanie");
});
