import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const PHONE = { width: 390, height: 844 };

/** Opens a cart of several lines on a phone, with the text at a size. */
async function openCart(size: string): Promise<Page> {
  const shopper = await storefront.shopper({ viewport: PHONE });
  await fillCart(shopper, ["salt-pig", "ember-candle", "sea-salt", "field-notes"]);
  const page = await shopper.newPage();
  await page.goto("/cart");
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  return page;
}

/** Returns the words of the lines' names that are broken across two lines. */
const brokenWords = (page: Page) =>
  page.locator("main li a").evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
      return [...(text?.data.matchAll(/\S+/g) ?? [])].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

/** Returns the top of the cart's actions on the screen, in pixels. */
const actionsTop = async (page: Page) =>
  (await page.locator("[data-cart-actions]").boundingBox())?.y ?? Number.NaN;

test.each(["100%", "150%", "200%"])(
  "the cart on a phone breaks product names only between words at a text size of %s",
  async (size) => {
    const page = await openCart(size);
    expect(await page.locator("main li").first().textContent()).toContain("Saltmarsh");
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  },
);

test("the cart's actions stay on a phone's screen, but scroll with the page when text is twice as large", async () => {
  expect(await actionsTop(await openCart("100%"))).toBeLessThan(PHONE.height);
  expect(await actionsTop(await openCart("200%"))).toBeGreaterThan(PHONE.height);
});
