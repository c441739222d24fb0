import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { navigateTo } from "#tests/worlds/browser/clientNavigation.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { browserShopper, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PHONE = { width: 390, height: 844 };
let shopper: BrowserContext;
let page: Page;

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

const barButton = (name: string) =>
  page.getByRole("button", { name: `Add ${name} to cart`, exact: true });

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator("[data-buy-bar]").waitFor({ state: "attached" });
}

const lookAt = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => it.scrollIntoView({ block: "center" }));

const lookAtButton = () => lookAt("form[action='/cart/items'] button:not([data-buy-bar] *)");

test("the buy bar is there from the start where the button is below a phone's first screen", async () => {
  await open("/product/vesper-lamp");
  await barButton("Vesper lamp").waitFor();
  await lookAtButton();
  await barButton("Vesper lamp").waitFor({ state: "hidden" });
});

test("the buy bar moves the focus to a missing choice, then shows picture, choice and price, and adds once", async () => {
  await open("/product/vesper-lamp?glaze=rust&size=floor");
  await lookAt("#reviews");
  await page.locator("[data-buy-bar]").getByText("Please choose: Size").waitFor();
  const add = barButton("Vesper lamp");
  await add.click();
  const size = page.getByRole("radio", { name: /^Shelf/ });
  await expect(size).toBeFocused();
  await lookAtButton();
  await add.waitFor({ state: "hidden" });
  expect(await browserShopper(shopper).cart()).toEqual({});

  await page.getByRole("radio", { name: "Oat" }).check();
  await page.getByRole("radio", { name: /^Table/ }).check();
  expect(await add.count()).toBe(0);
  await lookAt("#reviews article:last-of-type");
  await add.waitFor();
  const bar = page.locator("[data-buy-bar]");
  expect(await bar.innerText()).toMatch(/Vesper lamp\s+Oat, Table\s+Now\s+£118/);
  expect(await bar.locator("img").count()).toBe(1);
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await violationsIn(page, "[data-buy-bar]")).toEqual([]);
  await add.dblclick();
  await page.getByRole("status").getByText("In your cart").waitFor();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Vesper lamp": 1 });
  // The toast is above the bar.
  const toast = await page.getByRole("status").filter({ hasText: "In your cart" }).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(top);
  // It follows the bar in the tab order, and returns the focus to it.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("See cart");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("status").getByText("In your cart").count()).toBe(0);
  expect(await add.evaluate((it) => it === document.activeElement)).toBe(true);

  await lookAtButton();
  await add.waitFor({ state: "hidden" });
  await seesInCart(page, 1);
});

test("the buy bar is out of the tab order while hidden, and hides when the footer is in view or another form's field has the focus", async () => {
  await open("/product/sea-salt");
  const ownButton = page.getByRole("button", { name: "Add to cart", exact: true });
  const isFocused = () => ownButton.evaluate((it) => it === document.activeElement);
  await ownButton.focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[data-buy-bar]"))).toBe(null);
  const add = barButton("Saltmarsh sea salt");
  await lookAt("#reviews");
  await add.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  // Hidden again, it passes the focus on to the form's button.
  await expect.poll(isFocused).toBe(true);

  await lookAt("#reviews");
  await add.waitFor();
  await page.getByText("Write a review").click();
  await page.getByLabel("What you think of it").focus();
  await add.waitFor({ state: "hidden" });
  await page.getByLabel("What you think of it").blur();
  await add.waitFor();
  await page.locator("main ~ footer").evaluate((it) => it.scrollIntoView());
  await expect(add).toHaveCount(0);
});

test("a set has a buy bar, in a wide window too; a sold-out product has none", async () => {
  await open("/product/breakfast-set");
  await lookAt("#reviews");
  await barButton("Breakfast for two").click();
  await seesInCart(page, 6);
  await page.setViewportSize({ width: 1440, height: 900 });
  await lookAt("#reviews");
  await barButton("Breakfast for two").waitFor();
  await page.setViewportSize(PHONE);
  await navigateTo(page, "/product/rook-desk-lamp");
  await settled(page);
  await lookAt("#reviews");
  expect(await page.locator("[data-buy-bar]").count()).toBe(0);
});

test("the buy bar fits 320 px, large text and right-to-left pages", async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open("/product/vesper-lamp");
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    document.documentElement.style.fontSize = "200%";
  });
  await lookAt("#reviews");
  await barButton("Vesper lamp").waitFor();
  const bar = page.locator("[data-buy-bar]");
  expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect((await bar.boundingBox())?.height).toBeLessThan(250);
});
