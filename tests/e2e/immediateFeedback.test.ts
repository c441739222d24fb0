import type { BrowserContext, Page, Route } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { interceptCalls } from "#tests/support/calls.ts";
import { awake, cartLink, cartOnServer, fillCart, seesInCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
let shopper: BrowserContext;
let page: Page;

beforeEach(async () => {
  shopper = await storefront.shopper();
  page = await shopper.newPage();
});

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

test("the cart count changes within one frame of the click, before the backend responds", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await interceptCalls(page, "useAddToCartMutation", async (route: Route) => {
    await held;
    await route.continue();
  });
  await page.goto("/product/ember-candle");
  await awake(page);
  const frames = await framesUntilCounted("form[action='/cart/items'] button[type=submit]");
  expect(frames).toBeLessThanOrEqual(1);
  expect(await cartLink(page).getAttribute("aria-label")).toBe("Cart, 1 item");
  release();
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
});

test("prices are marked as busy while they are being updated, and never guessed", async () => {
  await fillCart(shopper, ["ember-candle"]);
  await page.goto("/cart");
  await awake(page);
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
  release();
  await expect.poll(() => line.getAttribute("aria-busy")).not.toBe("true");
  expect(await amount()).not.toBe(before);
});

test.each([0, 40, 120, 300, 800, 1500])(
  "a click %i ms before the scripts load takes effect exactly once",
  async (delay) => {
    await page.route("**/assets/**/*.js", async (route) => {
      await pause(delay);
      await route.continue();
    });
    await page.goto("/product/ember-candle", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
    await pause(delay + 700);
    expect(await cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
    await seesInCart(page, 1);
  },
);

test("a quantity changed before the scripts load reaches the cart", async () => {
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  await page.route("**/assets/**/*.js", async (route) => {
    await pause(1500);
    await route.continue();
  });
  await page.goto("/cart", { waitUntil: "commit" });
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
  await quantity.fill("4");
  await quantity.press("Enter");
  await expect
    .poll(() => cartOnServer(shopper))
    .toEqual({ "Ember candle": 4, "Saltmarsh sea salt": 1 });
  await seesInCart(page, 5);
});

test("a quantity typed and blurred before hydration reaches the cart", async () => {
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/cart");
  await page.getByRole("spinbutton", { name: "Quantity of Ember candle" }).fill("4");
  await page.getByRole("spinbutton", { name: "Quantity of Saltmarsh sea salt" }).focus();
  gate.resolve();
  await seesInCart(page, 5);
  await expect
    .poll(() => cartOnServer(shopper))
    .toEqual({ "Ember candle": 4, "Saltmarsh sea salt": 1 });
});
