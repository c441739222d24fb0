import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { isLongForm } from "#tests/worlds/servers/environment.ts";
import { navigateTo } from "#tests/worlds/browser/clientNavigation.ts";
import {
  addUnchosen,
  openFilter,
  openLightbox,
  openMenu,
  sendEmptyReview,
} from "#tests/worlds/browser/pageActions.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// The gate leaves states to the long form whose parts other pages have, and most wide windows.
const WIDE_IN_GATE = ["home", "a variable product", "checkout", "a filled cart"];

const PHONE = { width: 390, height: 900 };
let shopper: BrowserContext;
let page: Page;
let found: string[];

test.use({ viewport: PHONE, reducedMotion: "reduce", colorScheme: "light" });

test.beforeEach(({ page: opened, context }) => {
  found = [];
  shopper = context;
  page = opened;
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Navigates to a page and waits for the parts that are rendered after its first paint. */
async function navigate(path: string): Promise<void> {
  await navigateTo(page, path);
  await settled(page);
}

/** Collects axe's violations in a page or a part of it, with the page's name. */
async function check(name: string, part?: string): Promise<void> {
  for (const violation of await violationsIn(page, part)) found.push(`${name}: ${violation}`);
}

/** Checks the page in a phone's viewport, then in a wide window. */
async function checkWidths(name: string): Promise<void> {
  await check(`${name} on a phone`);
  if (!isLongForm && !WIDE_IN_GATE.includes(name)) return;
  await page.setViewportSize({ width: 1440, height: 900 });
  await check(`${name} in a wide window`);
  await page.setViewportSize(PHONE);
}

test("axe finds no violation on lists, a WordPress page, a missing page, the open menu and filter drawer", async () => {
  await open("/no/such/page");
  await checkWidths("a missing page");
  const pages: Record<string, string> = {
    home: "/",
    ...(isLongForm && {
      "the product list": "/products",
      "a category": "/category/mugs",
      "a WordPress page": "/about",
      "a page with products": "/about/orla-finch",
      "the page about delivery": "/delivery-and-returns",
    }),
    "the category index": "/categories",
    "a filtered product list": "/products?rating=3&sale=1&stock=in",
  };
  for (const [name, path] of Object.entries(pages)) {
    await navigate(path);
    await checkWidths(name);
  }
  await openMenu(page);
  await check("the open menu", "#menu");
  await page.keyboard.press("Escape");
  await openFilter(page);
  await check("the open filter drawer", "#facets");
  expect(found).toEqual([]);
});

test("axe finds no violation on products of each type, a lightbox, a rejected review and a missing choice", async () => {
  await open("/product/cabin-mug");
  await checkWidths("a variable product");
  if (isLongForm) {
    await page.goto("/product/cabin-mug#rated-5");
    await checkWidths("the reviews filtered by rating");
  }
  const products: Record<string, string> = {
    ...(isLongForm && {
      "a sold-out product": "/product/rook-desk-lamp",
      "a product sold elsewhere": "/product/rod-bundle",
    }),
    "a grouped product": "/product/breakfast-set",
    "a chosen variation": "/product/vesper-lamp?glaze=oat&size=floor",
  };
  for (const [name, path] of Object.entries(products)) {
    await navigate(path);
    await checkWidths(name);
  }
  await openLightbox(page);
  await check("a lightbox", "dialog");
  await page.keyboard.press("Escape");
  await sendEmptyReview(page);
  // Scrolled to the form, the header may cover a link above it in part: axe takes the rest for all.
  await page.evaluate(() => scrollTo(0, 0));
  await check("a rejected review", "#reviews");
  // This glaze is not made in the chosen size.
  await page.getByRole("radio", { name: "Rust" }).check();
  await addUnchosen(page);
  await check("a missing choice");
  expect(found).toEqual([]);
});

test("axe finds no violation on search, checkout and cart", async () => {
  await open("/search?q=candle");
  await checkWidths("search");
  if (isLongForm) {
    await navigate("/cart");
    await checkWidths("an empty cart");
    await navigate("/search?q=hippopotamus");
    await checkWidths("a search without results");
  }
  await navigate("/checkout");
  await checkWidths("checkout");
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  await open("/cart");
  await checkWidths("a filled cart");
  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await page.getByText("Ember candle removed.").waitFor();
  await checkWidths("a cart with a removed row");
  expect(found).toEqual([]);
});
