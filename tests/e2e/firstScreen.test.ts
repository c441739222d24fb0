import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const PHONE = { width: 390, height: 844 };

/** Largest part of the screen's height that the gallery takes. */
const GALLERY_SHARE = 0.56;

/** Products with the part of their form that is on the first screen. */
const products: Record<string, string> = {
  "sea-salt": "Add to cart",
  "wave-wrapping-paper": "Add to cart",
  "cabin-mug": "Glaze",
  "vesper-lamp": "Glaze",
  "three-hills-print": "Size",
  "breakfast-set": "Quantity of Sedge milk jug",
  "new-home-box": "Quantity of Ash dust brush",
  "rook-desk-lamp": "Sold out",
  "rod-bundle": "Buy from the grower",
};

/** Returns how far down the screen an element ends, in pixels. */
const endOf = async (page: Page, selector: string) => {
  const { y, height } = (await page.locator(selector).first().boundingBox()) ?? {
    y: Number.NaN,
    height: 0,
  };
  return y + height;
};

const FORM_PART = "main form :is(fieldset, li, button:not([type=button])), main a[rel~=external]";

test.each(Object.entries(products))(
  "a phone's first screen shows picture, name, price and form of %s: %s",
  async (slug, part) => {
    for (const javaScriptEnabled of [false, true]) {
      const shopper = await storefront.shopper({ viewport: PHONE, javaScriptEnabled });
      const page = await shopper.newPage();
      await page.goto(`/product/${slug}`);
      const gallery = await page.locator("#pictures").boundingBox();
      expect(gallery?.height).toBeLessThanOrEqual(PHONE.height * GALLERY_SHARE + 0.5);
      const ends = {
        name: await endOf(page, "h1"),
        price: await endOf(page, "main h1 ~ [aria-live=polite]"),
        form: await endOf(page, FORM_PART),
      };
      expect(ends.price).toBeGreaterThan(ends.name);
      expect(ends.form).toBeGreaterThan(ends.price);
      expect(ends.form).toBeLessThanOrEqual(PHONE.height);
      const shown = page.locator(FORM_PART).first();
      const field = await shown.locator("input[aria-label]").count();
      const name = field
        ? await shown.locator("input[aria-label]").getAttribute("aria-label")
        : await shown.textContent();
      expect(name).toContain(part);
    }
  },
);

test("on a phone the Tab key follows the displayed order of a product's form and reviews", async () => {
  const page = await (await storefront.shopper({ viewport: PHONE })).newPage();
  await page.goto("/product/cabin-mug");
  const stops: string[] = [];
  await page.locator("#pictures a").last().focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute("name") ?? at?.getAttribute("aria-label") ?? at?.textContent ?? "";
      }),
    );
  }
  const add = stops.indexOf("Add to cart");
  expect(add).toBeGreaterThan(0);
  expect(stops.slice(add + 1).join()).toMatch(/reviews/);
});
