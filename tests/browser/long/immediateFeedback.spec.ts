import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import {
  browserShopper,
  cartLink,
  fillCart,
  forgetGuest,
  hydrated,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { isLongForm } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

/** Milliseconds from a page's request to the arrival of its scripts. */
const DELAYS = isLongForm ? [0, 40, 120, 300, 800, 1500] : [0, 120, 300, 800, 1500];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clicks a button in the page; returns the frames until the cart link's label changes. */
const framesUntilCounted = (button: string) =>
  page.evaluate(async (selector) => {
    const link = document.querySelector("header a[href='/cart']");
    const before = link?.getAttribute("aria-label");
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    document.querySelector<HTMLButtonElement>(selector)?.click();
    for (let frames = 0; frames < 120; frames += 1) {
      if (link?.getAttribute("aria-label") !== before) return frames;
      await frame();
    }
    return Number.POSITIVE_INFINITY;
  }, button);

test("the cart count changes within a frame of the click, and prices are marked busy until they are updated", async () => {
  let respond = () => {};
  const added = new Promise<void>((resolve) => (respond = resolve));
  await interceptCalls(page, "useAddToCartMutation", async (route: Route) => {
    await added;
    await route.continue();
  });
  await page.goto("/product/ember-candle");
  await hydrated(page);
  const frames = await framesUntilCounted("form[action='/cart/items'] button[type=submit]");
  expect(frames).toBeLessThanOrEqual(1);
  expect(await cartLink(page).getAttribute("aria-label")).toBe("Cart, 1 item");
  respond();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });

  // Prices keep their amounts until the backend has responded.
  await settled(page);
  await cartLink(page).click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  const line = page.getByRole("listitem").filter({
    has: page.getByRole("button", { name: "Remove Ember candle" }),
  });
  // The unit price, which more than one unit shows too, comes before the amount.
  const amount = async () => (await line.innerText()).match(/£[\d.,]+/g)?.at(-1);
  const before = await amount();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await interceptCalls(page, "useUpdateItemQuantitiesMutation", async (route: Route) => {
    await held;
    await route.continue();
  });
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
  await quantity.fill("3");
  await quantity.press("Enter");
  await seesInCart(page, 3);
  expect(await amount()).toBe(before);
  expect(await line.getAttribute("aria-busy")).toBe("true");
  await page.setViewportSize({ width: 390, height: 844 });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottomOf(line.getByText("Updating"))).toBeLessThan(await bottomOf(line));
  release();
  await expect.poll(() => line.getAttribute("aria-busy")).not.toBe("true");
  expect(await amount()).not.toBe(before);
});

test("a guest's first click, up to 1,500 ms before the scripts load, takes effect exactly once", async ({
  shop,
}) => {
  let delay = 0;
  await page.route("**/assets/**/*.js", async (route) => {
    await pause(delay);
    await route.continue();
  });
  for (delay of DELAYS) {
    await page.goto("/product/ember-candle", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
    await seesInCart(page, 1);
    // By now the page's script would have sent what it still had to send.
    await hydrated(page);
    await settled(page);
    expect(await browserShopper(shopper).cart(), `after ${delay} ms`).toEqual({
      "Ember candle": 1,
    });
    await seesInCart(page, 1);
    await forgetGuest(shop.url, page);
  }
});

test("a quantity submitted, or only typed and blurred, before the scripts load reaches the cart", async () => {
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/cart", { waitUntil: "commit" });
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
  await quantity.fill("4");
  await quantity.press("Enter");
  await expect
    .poll(() => browserShopper(shopper).cart())
    .toEqual({ "Ember candle": 4, "Saltmarsh sea salt": 1 });
  await seesInCart(page, 5);

  await quantity.fill("6");
  await page.getByRole("spinbutton", { name: "Quantity of Saltmarsh sea salt" }).focus();
  gate.resolve();
  await seesInCart(page, 7);
  await expect
    .poll(() => browserShopper(shopper).cart())
    .toEqual({ "Ember candle": 6, "Saltmarsh sea salt": 1 });
});
