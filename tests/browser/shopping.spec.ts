import type { BrowserContext, Page } from "@playwright/test";
import { settled } from "#tests/worlds/browser/settled.ts";
import {
  browserShopper,
  cartLink,
  fillCart,
  hydrated,
  seesInCart,
  simpleProducts,
} from "#tests/worlds/browser/shopper.ts";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Variations of five products; two units of each show the price of one as well. */
const VARIATIONS = [
  "vesper-lamp?glaze=oat&size=shelf",
  "field-notes?colour=indigo&ruling=ruled",
  "three-hills-print?size=a4&frame=unframed",
  "field-cushion?pattern=waves&filling=wool",
  "reed-throw?colour=oat",
];

/** Bound of the height of fifteen lines on a phone, in CSS pixels. */
const MOST_PIXELS = 2600;
let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

const quantityOf = (name: string) => page.getByRole("spinbutton", { name: `Quantity of ${name}` });

test("a shopper browses, adds, changes and removes a product, and returns to the home page", async ({
  shop,
}) => {
  await page.goto("/");
  expect(await page.title()).toBe("Index | Osier");
  await page.getByRole("navigation").getByRole("link", { name: "Shop", exact: true }).click();
  await page.waitForURL("**/products");
  await page.getByRole("heading", { level: 1 }).waitFor();

  await browserShopper(page).add({ slug: "ember-candle" });
  await seesInCart(page, 1);
  await cartLink(page).click();
  await page.waitForURL("**/cart");
  // The product page has a field of the same name and stays a moment longer than its URL.
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();

  await quantityOf("Ember candle").fill("3");
  await quantityOf("Ember candle").press("Enter");
  await seesInCart(page, 3);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 3 });

  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await page.waitForURL(`${shop.url}/`);
  await seesInCart(page, 0);
  expect(await browserShopper(shopper).cart()).toEqual({});
  await page.getByRole("status").getByText("Ember candle removed.").waitFor();
  await page.getByRole("button", { name: "Put it back" }).click();
  await seesInCart(page, 3);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 3 });
});

test("a reload shows the saved cart at once, and then the backend's", async () => {
  await browserShopper(page).add({ slug: "ember-candle" });
  await seesInCart(page, 1);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  // The page reads its cart after the add: what it saves then is the candle alone.
  await settled(page);
  await fillCart(shopper, ["sea-salt"]);
  let response = () => {};
  const held = new Promise<void>((resolve) => (response = resolve));
  await interceptCalls(page, "useCartQuery", async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest("**/graphql");
  await page.reload();
  await hydrated(page);
  await request;
  await seesInCart(page, 1);
  response();
  await seesInCart(page, 2);
});

test("a grouped product adds the chosen quantity of each part, and an empty choice shows an error", async () => {
  await page.goto("/product/breakfast-set");
  await hydrated(page);
  const add = page.getByRole("button", { name: "Add to cart", exact: true });
  const quantities = page.locator("#main").getByRole("spinbutton");
  for (const quantity of await quantities.all()) await quantity.fill("0");
  await add.click();
  const question = "Choose a quantity for at least one product.";
  await page.getByText(question).waitFor();
  const request = page.getByRole("spinbutton", { description: question }).first();
  expect(await request.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await browserShopper(shopper).cart()).toEqual({});
  await quantityOf("Fen tumbler").fill("2");
  await quantityOf("Sedge milk jug").fill("1");
  await add.click();
  await seesInCart(page, 3);
  expect(await page.getByText(question).count()).toBe(0);
  await expect
    .poll(() => browserShopper(shopper).cart())
    .toEqual({ "Fen tumbler": 2, "Sedge milk jug": 1 });
});

test(
  'fifteen lines are all shown, in 2,600 pixels on a phone, one is removed, and "Clear cart" removes the rest',
  { tag: "@long" },
  async () => {
    await fillCart(shopper, VARIATIONS, 2);
    await fillCart(shopper, simpleProducts.slice(VARIATIONS.length));
    expect(Object.keys(await browserShopper(shopper).cart())).toHaveLength(15);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/cart");
    await hydrated(page);
    await seesInCart(page, 20);
    expect(await page.getByRole("spinbutton", { name: /^Quantity of / }).count()).toBe(15);
    const lines = page.locator("main li:has(input[type=number])");
    expect(await lines.count()).toBe(15);
    const height = await lines.evaluateAll((all) =>
      all.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0),
    );
    expect(height).toBeLessThan(MOST_PIXELS);

    // In a wide window the summary stays beside the last line.
    await page.setViewportSize({ width: 1440, height: 900 });
    await lines.last().evaluate((line) => line.scrollIntoView({ block: "end" }));
    const summary = await page.getByRole("complementary", { name: "Summary" }).boundingBox();
    expect(summary?.y).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole("button", { name: "Remove Wall calendar 2027" }).click();
    await seesInCart(page, 19);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Wall calendar 2027 removed.Put it back");
    await expect
      .poll(async () => Object.keys(await browserShopper(shopper).cart()).length)
      .toBe(14);
    expect(new URL(page.url()).pathname).toBe("/cart");

    await page.getByRole("button", { name: "Clear cart" }).click();
    await seesInCart(page, 0);
    await expect.poll(() => browserShopper(shopper).cart()).toEqual({});
  },
);

test("quick quantity changes end at the last quantity, and more than a hundred units are counted in full", async () => {
  await fillCart(shopper, ["twelve-pencils", "sea-salt"]);
  await page.goto("/cart");
  await hydrated(page);
  for (const quantity of ["2", "3", "4", "5"]) {
    await quantityOf("Twelve pencils").fill(quantity);
    await quantityOf("Twelve pencils").press("Enter");
  }
  await seesInCart(page, 6);
  const five = { "Twelve pencils": 5, "Saltmarsh sea salt": 1 };
  await expect.poll(() => browserShopper(shopper).cart()).toEqual(five);
  await settled(page);
  await seesInCart(page, 6);

  await quantityOf("Saltmarsh sea salt").fill("115");
  await quantityOf("Saltmarsh sea salt").press("Enter");
  await seesInCart(page, 120);
  const full = { "Twelve pencils": 5, "Saltmarsh sea salt": 115 };
  await expect.poll(() => browserShopper(shopper).cart()).toEqual(full);
});

test("a toast shows the added variation until it is closed or the shopper navigates", async () => {
  await page.goto("/product/cabin-mug");
  await hydrated(page);
  for (const group of await page.locator("form[action='/cart/items'] fieldset").all()) {
    const enabled = group.locator("input[type=radio]:not([disabled])").first();
    expect(await enabled.getAttribute("name")).toMatch(/^attribute_/);
    await enabled.check({ force: true });
  }
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await seesInCart(page, 1);
  const notice = page.getByRole("status").filter({ hasText: "In your cart" });
  await notice.getByText("Cabin mug").waitFor();
  // The toast names the choice by its labels.
  await notice.getByText("Glaze: Oat", { exact: true }).waitFor();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Cabin mug": 1 });
  expect(await notice.innerText()).toMatch(/Glaze: \w+[^]*£\d+\.\d\d/);
  expect(await violationsIn(page, "[role=status]")).toEqual([]);
  await notice.getByRole("button", { name: "Keep looking" }).click();
  expect(await notice.count()).toBe(0);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("Add to cart");
  await page.keyboard.press("Enter");
  await notice.getByText("Quantity 2").waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("See cart");
  await page.keyboard.press("Escape");
  expect(await notice.count()).toBe(0);
  expect(await focused()).toBe("Add to cart");
  await page.keyboard.press("Enter");
  await notice.getByText("Quantity 3").waitFor();
  await notice.getByRole("link", { name: "See cart" }).click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  expect(await notice.count()).toBe(0);
});
