import type { Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { openFilledCheckout } from "#tests/worlds/browser/checkoutPage.ts";
import { fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

const PHONE = { width: 390, height: 844 };

/** Opens a cart of several lines on a phone. */
async function openCart(openShopper: OpenShopper): Promise<Page> {
  const shopper = await openShopper({ viewport: PHONE });
  await fillCart(shopper, ["salt-pig", "ember-candle", "sea-salt", "field-notes"]);
  const page = await shopper.newPage();
  await page.goto("/cart");
  return page;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Returns the words that are broken across two lines: those of the cart lines' names by default. */
const brokenWords = (page: Page, selector = "main li a") =>
  page.locator(selector).evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
      return [...(text?.data.matchAll(/\S+/g) ?? [])].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        // A word that an ellipsis shortens has two boxes in one line.
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

/** Returns the top of the cart's actions on the screen, in pixels. */
const actionsTop = async (page: Page) =>
  (await page.locator("[data-cart-actions]").boundingBox())?.y ?? Number.NaN;

test("the cart on a phone breaks product names only between words at text sizes from 100% to 200%", async ({
  openShopper,
}) => {
  const page = await openCart(openShopper);
  for (const size of ["100%", "150%", "200%"]) {
    await setTextSize(page, size);
    expect(await page.locator("main li").first().textContent(), size).toContain("Saltmarsh");
    expect(await brokenWords(page), size).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, size).toBe(PHONE.width);
  }
});

test("the cart's actions stay on a phone's screen, but scroll with the page when text is twice as large", async ({
  openShopper,
}) => {
  const page = await openCart(openShopper);
  await setTextSize(page, "100%");
  expect(await actionsTop(page)).toBeLessThan(PHONE.height);
  await setTextSize(page, "200%");
  expect(await actionsTop(page)).toBeGreaterThan(PHONE.height);
});

test("the order list on a phone breaks its texts only between words at text sizes from 100% to 200%", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: PHONE, reducedMotion: "reduce" });
  const login = { username: "tall@example.test", password: "correct-horse-battery" };
  const form = { email: login.username, password: login.password };
  await shopper.request.post("/account/register", { form });
  await shopper.request.post("/account/login", { form: login });
  const typed = { ...completeOrder, email: login.username };
  const [page] = await openFilledCheckout(shopper, { productId: "28", typed });
  if (!page) throw new Error("There is a tab.");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
  await page.goto("/account");
  for (const size of ["100%", "150%", "200%"]) {
    await setTextSize(page, size);
    expect(await page.locator("main ul > li").last().textContent(), size).toMatch(/^Order \d+/);
    expect(await brokenWords(page, "main :is(ul, ol) > li *"), size).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, size).toBe(PHONE.width);
  }
});

test("headings on a phone break only between words at text sizes from 100% to 200%, and large names in the hero stand below their pictures", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: PHONE });
  const page = await shopper.newPage();
  for (const path of ["/products", "/"]) {
    await page.goto(path);
    for (const size of ["100%", "150%", "200%"]) {
      await setTextSize(page, size);
      expect(await page.locator("main h1").count(), path).toBe(1);
      expect(await brokenWords(page, "main :is(h1, h2)"), `${path} ${size}`).toEqual([]);
    }
  }
  const covered = await page
    .getByRole("region", { name: "Shop window" })
    .locator("a:has(> img)")
    .evaluateAll((tiles) =>
      tiles.filter((tile) => {
        const [picture, name] = [...tile.children].map((part) => part.getBoundingClientRect());
        return tile.clientWidth < 200 && (picture?.bottom ?? 0) > (name?.top ?? 0) + 1;
      }),
    );
  expect(covered).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("a product's page and cards on a phone break their words only between them at text sizes from 100% to 200%, and its button not at all", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: PHONE });
  const page = await shopper.newPage();
  await page.goto("/product/vesper-lamp");
  const label = page.getByRole("button", { name: "Add to cart" }).locator("span");
  for (const [width, size] of [
    [320, "100%"],
    [PHONE.width, "100%"],
    [PHONE.width, "150%"],
    [PHONE.width, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: PHONE.height });
    await setTextSize(page, size);
    const words = await brokenWords(page, "main table :is(th, td, span), main article p > span");
    expect(words, `${width} ${size}`).toEqual([]);
    const lines = await label.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    });
    expect(lines, `${width} ${size}`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
