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
  "the listing": "/products",
  "the departments": "/categories",
  "a department": "/category/mugs",
  "a variable product": "/product/cabin-mug",
  "a chosen variation": "/product/vesper-lamp?glaze=oat&size=floor",
  "a grouped product": "/product/breakfast-set",
  "a product that is sold out": "/product/rook-desk-lamp",
  "a product that is sold elsewhere": "/product/rod-bundle",
  "the reviews of one rating": "/product/cabin-mug#rated-5",
  "a listing narrowed down": "/products?rating=3&sale=1&stock=in",
  "a page of WordPress's own": "/about",
  "an empty cart": "/cart",
  search: "/search?q=candle",
  "a search that found nothing": "/search?q=hippopotamus",
  checkout: "/checkout",
  "a page that is not there": "/no/such/page",
};

const LAMP = "/product/vesper-lamp?glaze=rust&size=";
const REDUCED = { reducedMotion: "reduce", colorScheme: "light" } as const;

/** What axe finds wrong on a page as a phone shows it, and then as a wide window does. */
async function violationsOn(path: string, lines: readonly string[] = []): Promise<string[]> {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  await fillCart(shopper, lines);
  const page = await shopper.newPage();
  await page.goto(path);
  await awake(page);
  const onPhone = await violationsIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const inWindow = await violationsIn(page);
  return [...onPhone.map((fault) => `phone: ${fault}`), ...inWindow];
}

test.each(Object.entries(pages))("%s has no fault that axe finds", async (_, path) => {
  expect(await violationsOn(path)).toEqual([]);
});

test("a filled cart has no fault that axe finds", async () => {
  expect(await violationsOn("/cart", ["ember-candle", "sea-salt"])).toEqual([]);
});

test("a product has no fault that axe finds: chosen, asked for a choice, its pictures large, a review refused", async () => {
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

test("neither the open menu nor the open filter has a fault that axe finds", async () => {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  const page = await shopper.newPage();
  await page.goto("/category/table");
  await openMenu(page);
  expect(await violationsIn(page, "#menu")).toEqual([]);
  await page.keyboard.press("Escape");
  await openFilter(page);
  expect(await violationsIn(page, "#facets")).toEqual([]);
});
