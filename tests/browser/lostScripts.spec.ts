import type { Page } from "@playwright/test";
import { clickWithoutPrefetch, productLink } from "#tests/worlds/browser/requests.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { browserShopper, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PRODUCT_SCRIPT = /\/assets\/entries\/pages_product_/;
const ENTRY = /\/assets\/entries\/entry-/;
const PAYLOADS = "**/_payload.json*";
const MARKER = "vitrine.reload";
let page: Page;
let documents: string[];

test.beforeEach(({ page: opened }) => {
  page = opened;
  documents = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});

const lose = (script: RegExp) => page.route(script, (route) => route.abort());
const notice = () => page.getByText("Part of this page didn’t load.");

async function goToProduct(): Promise<string> {
  const path = await productLink(page).getAttribute("href");
  await clickWithoutPrefetch(productLink(page));
  return path ?? "";
}

async function openListing(): Promise<void> {
  await page.goto("/products");
  await hydrated(page);
  documents.length = 0;
}

test("a failed page script reloads the page as a whole, once, and the notice's button reloads it again", async () => {
  await lose(PRODUCT_SCRIPT);
  await openListing();
  const path = await goToProduct();
  await notice().waitFor();
  expect(documents).toEqual([path]);
  const marker = await page.evaluate((key) => sessionStorage.getItem(key), MARKER);
  const { path: noted, expires } = JSON.parse(marker ?? "{}") as { path: string; expires: number };
  expect(noted).toBe(path);
  expect(expires - Date.now()).toBeLessThanOrEqual(10_000);
  // The server-rendered page is complete, and works.
  await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  await page.unroute(PRODUCT_SCRIPT);
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await hydrated(page);
  expect(await notice().isVisible()).toBe(false);
});

test(
  "a page script that fails while another navigation is pending reloads its own page once",
  { tag: "@long" },
  async () => {
    await lose(/\/assets\/entries\/pages_categories/);
    await openListing();
    const payload = page.waitForRequest(PAYLOADS);
    await page.route(PAYLOADS, () => {});
    await goToProduct();
    await payload;
    await clickWithoutPrefetch(page.locator("header a[href='/categories']").first());
    await notice().waitFor();
    expect(documents).toEqual(["/categories"]);
  },
);

test(
  "a second script failure within ten seconds shows the error page, and its button reloads",
  { tag: "@long" },
  async () => {
    await lose(PRODUCT_SCRIPT);
    await openListing();
    const path = await productLink(page).getAttribute("href");
    await page.evaluate(
      ([key, to]) =>
        sessionStorage.setItem(
          String(key),
          JSON.stringify({ path: to, expires: Date.now() + 10_000 }),
        ),
      [MARKER, path],
    );
    await goToProduct();
    await page.getByRole("heading", { name: "We can’t open this page" }).waitFor();
    expect(documents).toEqual([]);
    await page.unroute(PRODUCT_SCRIPT);
    await page.getByRole("link", { name: "Reload the page" }).click();
    await hydrated(page);
    expect(documents).toEqual([path]);
    await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  },
);

/** Begins a navigation to a product whose script does not arrive, at a stopped clock. */
async function goToHeldProduct(): Promise<string> {
  await page.clock.install();
  await page.route(PRODUCT_SCRIPT, () => {});
  const script = page.waitForRequest(PRODUCT_SCRIPT);
  await openListing();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const path = await goToProduct();
  await script;
  return path;
}

test(
  "a page script that does not arrive within ten seconds loads the page as a whole, which works without it",
  { tag: "@long" },
  async () => {
    const path = await goToHeldProduct();
    await page.clock.runFor(9_900);
    expect(documents).toEqual([]);
    await page.clock.runFor(100);
    await page.waitForURL(`**${path}`);
    expect(documents).toEqual([path]);
    await page.clock.resume();
    await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: /^Cart, \d+ item/ }).waitFor();
  },
);

test(
  "a page script that does not arrive offline leaves the page and shows the notice",
  { tag: "@long" },
  async () => {
    await goToHeldProduct();
    await page.context().setOffline(true);
    await page.clock.runFor(10_000);
    await notice().waitFor();
    expect(documents).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/products");
  },
);

test(
  "a failed entry script reloads its page once, and then shows a notice",
  { tag: "@long" },
  async () => {
    await lose(ENTRY);
    await page.goto("/product/ember-candle");
    await page.mouse.move(5, 5);
    await notice().waitFor();
    expect(documents).toEqual(["/product/ember-candle", "/product/ember-candle"]);
    await page.unroute(ENTRY);
    await page.reload();
    await browserShopper(page).add({ slug: "ember-candle" });
    await seesInCart(page, 1);
  },
);

test("a failed entry script loses no typed text", { tag: "@long" }, async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ENTRY, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/search");
  const field = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  await field.fill("candle");
  release();
  await notice().waitFor();
  expect(await field.inputValue()).toBe("candle");
  expect(documents).toEqual(["/search"]);
});

test("a failed prefetch of a script has no visible effect", { tag: "@long" }, async () => {
  await lose(PRODUCT_SCRIPT);
  const failed = page.waitForEvent("requestfailed", (request) =>
    PRODUCT_SCRIPT.test(request.url()),
  );
  await openListing();
  await productLink(page).hover();
  await failed;
  await settled(page);
  expect(documents).toEqual([]);
  await page.locator("header a[href='/categories']").first().click();
  await page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
  expect(documents).toEqual([]);
});
