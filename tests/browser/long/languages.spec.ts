import type { Page } from "@playwright/test";
import { readCatalogue } from "#words/declaration.ts";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { withConnection } from "#tests/worlds/browser/requests.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// A shop in several languages: bought from in each by keyboard alone, and switched between.

test.use({ settings: { LANGUAGES: "en,de,ar", CURRENCIES: "GBP,EUR" }, reducedMotion: "reduce" });

/** Presses one key until an element that the selector matches has the focus. */
async function goTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((own) => document.activeElement?.matches(own), selector)) return;
  }
  throw new Error(`${key} never came to ${selector}`);
}

/** Collects the paths of pages and routes outside a prefix that a page requests. */
function outside(page: Page, prefix: string): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\.\w+$|^\/(?:img|wp-content|demo-card|builds)\//.test(pathname);
    if (pathname.startsWith(`${prefix}/`) || pathname === prefix) return;
    if (!isFile || pathname.endsWith("_payload.json")) found.push(pathname);
  });
  return found;
}

const typed = {
  email: "mira@shop.example",
  phone: "01373 462153",
  shipping_firstName: "Mira",
  shipping_lastName: "Holt",
  shipping_postcode: "BA11 1BZ",
  shipping_address1: "3 Willow Vale",
  shipping_city: "Frome",
};

/** Heading of the receipt. */
const RECEIVED = { de: "Ihre Bestellung ist eingegangen", ar: "وصلنا طلبك" };

for (const [language, width] of [
  ["de", 1440],
  ["ar", 390],
] as const) {
  test(`a shopper buys in ${language} by keyboard alone, on pages of that language`, async ({
    openShopper,
  }) => {
    const shopper = await openShopper({ viewport: { width, height: 900 }, locale: language });
    const page = await shopper.newPage();
    await withConnection(page, { saveData: true });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const others = outside(page, `/${language}`);
    const expectSound = async (place: string) => {
      expect(await violationsIn(page), place).toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWide), place).toBe(false);
    };
    await page.goto(`/${language}`);
    await hydrated(page);
    await expectSound("front page");
    await goTo(page, "a[href$='/product/vesper-lamp']");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${language}/product/vesper-lamp`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectSound("product");
    await goTo(page, "form[action$='/cart/items'] button:not([type=button])");
    await page.keyboard.press("Enter");
    await page.locator("[data-cart-count]").filter({ hasText: "1" }).first().waitFor();
    await page.goto(`/${language}/cart`);
    await hydrated(page);
    await expectSound("cart");
    await goTo(page, `a[href='/${language}/checkout']`);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${language}/checkout`);
    await hydrated(page);
    await expectSound("checkout");
    for (const [name, text] of Object.entries(typed)) {
      await goTo(page, `[name=${name}]`);
      await page.keyboard.type(text);
    }
    await goTo(page, "[name=paymentMethod]");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await goTo(page, "[name=terms]");
    await page.keyboard.press("Space");
    await goTo(page, "#checkout button:not([type=button]), button[form=checkout]");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${language}/success`);
    await page.getByRole("heading", { level: 1, name: RECEIVED[language] }).waitFor();
    await expectSound("receipt");
    expect(others).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test("the switch stays on the product and keeps the cart", async ({ openShopper }) => {
  const shopper = await openShopper({ locale: "en-GB" });
  const page = await shopper.newPage();
  await page.goto("/product/fen-tumbler");
  await hydrated(page);
  await page.locator("form[action='/cart/items'] button:not([type=button])").first().click();
  await page.locator("[data-cart-count]").filter({ hasText: "1" }).first().waitFor();
  await page.locator("footer a[hreflang=de]").click();
  await page.waitForURL("**/de/product/fen-tumbler");
  await hydrated(page);
  await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
  await page.locator("footer a[hreflang=en]").click();
  await page.waitForURL((url) => url.pathname === "/product/fen-tumbler");
  await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
});

test("a browser in another language of the shop is offered it once, and never led there", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ locale: "de-AT" });
  const page = await shopper.newPage();
  await page.goto("/products");
  const offer = page.getByText(readCatalogue("de")["page"]?.["languageOffer"] ?? "");
  await offer.waitFor();
  expect(new URL(page.url()).pathname).toBe("/products");
  await page.getByRole("status").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/products");
  await page.goto("/products");
  await hydrated(page);
  await page.waitForTimeout(3000);
  expect(await offer.isVisible()).toBe(false);
});
