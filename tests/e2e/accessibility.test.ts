import { expect, test } from "vitest";
import { violationsIn } from "#tests/support/axe.ts";
import {
  addUnchosen,
  openFilter,
  openLightbox,
  openMenu,
  sendEmptyReview,
} from "#tests/support/pageStates.ts";
import { awake, fillCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();

const pages: Record<string, string> = {
  home: "/",
  "the product list": "/products",
  "the category index": "/categories",
  "a category": "/category/mugs",
  "a variable product": "/product/cabin-mug",
  "a chosen variation": "/product/vesper-lamp?glaze=oat&size=floor",
  "a grouped product": "/product/breakfast-set",
  "a sold-out product": "/product/rook-desk-lamp",
  "a product sold elsewhere": "/product/rod-bundle",
  "the reviews filtered by rating": "/product/cabin-mug#rated-5",
  "a filtered product list": "/products?rating=3&sale=1&stock=in",
  "a WordPress page": "/about",
  "an empty cart": "/cart",
  search: "/search?q=candle",
  "a search without results": "/search?q=hippopotamus",
  checkout: "/checkout",
  "a missing page": "/no/such/page",
};

const LAMP = "/product/vesper-lamp?glaze=rust&size=";
const REDUCED = { reducedMotion: "reduce", colorScheme: "light" } as const;

/** Returns the axe violations of a page in a phone viewport, then in a wide window. */
async function violationsOn(path: string, lines: readonly string[] = []): Promise<string[]> {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  await fillCart(shopper, lines);
  const page = await shopper.newPage();
  await page.goto(path);
  await awake(page);
  const onPhone = await violationsIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const inWindow = await violationsIn(page);
  return [...onPhone.map((error) => `phone: ${error}`), ...inWindow];
}

test.each(Object.entries(pages))("axe finds no violation on this page: %s", async (_, path) => {
  expect(await violationsOn(path)).toEqual([]);
});

test("axe finds no violation on a filled cart", async () => {
  expect(await violationsOn("/cart", ["ember-candle", "sea-salt"])).toEqual([]);
});

test("axe finds no violation on a product page with its lightbox, a rejected review or a missing choice", async () => {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  const page = await shopper.newPage();
  await page.goto(`${LAMP}table`);
  await openLightbox(page);
  expect(await violationsIn(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await sendEmptyReview(page);
  expect(await violationsIn(page, "#reviews")).toEqual([]);
  await page.goto(`${LAMP}floor`);
  await addUnchosen(page);
  expect(await violationsIn(page)).toEqual([]);
});

test("axe finds no violation in the open menu or the open filter drawer", async () => {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  const page = await shopper.newPage();
  await page.goto("/category/table");
  await openMenu(page);
  expect(await violationsIn(page, "#menu")).toEqual([]);
  await page.keyboard.press("Escape");
  await openFilter(page);
  expect(await violationsIn(page, "#facets")).toEqual([]);
});
