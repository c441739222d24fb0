import type { Page } from "@playwright/test";
import { navigateTo } from "#tests/worlds/browser/clientNavigation.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PHONE = { width: 390, height: 844 };

/** Largest part of the screen's height that the gallery takes. */
const GALLERY_SHARE = 0.56;

/** Products with the part of their form that is on the first screen. */
const products: Record<string, string> = {
  "sea-salt": "Add to cart",
  "wave-wrapping-paper": "Add to cart",
  "vesper-lamp": "Glaze",
  "three-hills-print": "Size",
  "breakfast-set": "Quantity of Sedge milk jug",
  "new-home-box": "Quantity of Ash dust brush",
  "rook-desk-lamp": "Sold out",
  "rod-bundle": "Buy from the grower",
  "cabin-mug": "Glaze",
};

const FORM_PART = "main form :is(fieldset, li, button:not([type=button])), main a[rel~=external]";

/** Returns the gallery's height, how far down the screen each part ends, and what the form shows. */
const partsOn = (page: Page) =>
  page.evaluate((formPart) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const shown = document.querySelector(formPart);
    const field = shown?.querySelector("input[aria-label]");
    return {
      gallery: boxOf("#pictures")?.height ?? Number.NaN,
      name: boxOf("h1")?.bottom ?? Number.NaN,
      price: boxOf("main h1 ~ [aria-live=polite]")?.bottom ?? Number.NaN,
      form: boxOf(formPart)?.bottom ?? Number.NaN,
      button: boxOf("main form button:not([type=button])")?.bottom ?? Number.NaN,
      part: field ? field.getAttribute("aria-label") : shown?.textContent,
    };
  }, FORM_PART);

const open = async (page: Page, path: string) => void (await page.goto(path));

for (const [script, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  test(`a phone's first screen shows picture, name, price and form of every type of product, ${script}`, async ({
    openShopper,
  }) => {
    const page = await (await openShopper({ viewport: PHONE, javaScriptEnabled })).newPage();
    await page.goto("/products");
    if (javaScriptEnabled) await hydrated(page);
    for (const [slug, part] of Object.entries(products)) {
      await (javaScriptEnabled ? navigateTo : open)(page, `/product/${slug}`);
      const { gallery, name, price, form, part: shown } = await partsOn(page);
      expect(gallery, slug).toBeLessThanOrEqual(PHONE.height * GALLERY_SHARE + 0.5);
      expect(price, slug).toBeGreaterThan(name);
      expect(form, slug).toBeGreaterThan(price);
      expect(form, slug).toBeLessThanOrEqual(PHONE.height);
      expect(shown, slug).toContain(part);
    }
  });
}

test("a phone's first screen includes the alternative to a product that is sold out", async ({
  openShopper,
}) => {
  const page = await (await openShopper({ viewport: PHONE })).newPage();
  await page.goto("/product/rook-desk-lamp");
  const alternative = await page.locator("#instead article").first().boundingBox();
  expect((alternative?.y ?? PHONE.height) + (alternative?.height ?? 0)).toBeLessThanOrEqual(
    PHONE.height,
  );
});

test("a phone's first screen includes the add button of a product with one attribute to choose", async ({
  openShopper,
}) => {
  // The served page: its script starts after it is painted.
  const served = { viewport: PHONE, javaScriptEnabled: false };
  const page = await (await openShopper(served)).newPage();
  for (const slug of ["cabin-mug", "tarn-bowl", "garden-soap"]) {
    await page.goto(`/product/${slug}`);
    const { button } = await partsOn(page);
    expect(button, slug).toBeGreaterThan(0);
    expect(button, slug).toBeLessThanOrEqual(PHONE.height);
  }
});

test("on a phone the Tab key follows the displayed order of a product's form and reviews", async ({
  openShopper,
}) => {
  const page = await (await openShopper({ viewport: PHONE })).newPage();
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
