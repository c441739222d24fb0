import type { BrowserContext, Page, Route } from "@playwright/test";
import { interceptCalls, recordCalls } from "#tests/worlds/browser/calls.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import {
  browserShopper,
  cartLink,
  fillCart,
  hydrated,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ settings: { CART_NOTICES: "off" } });
let shopper: BrowserContext;
let page: Page;
let logged: string[];

test.beforeEach(async ({ page: opened, context }) => {
  shopper = context;
  await fillCart(shopper, ["ember-candle"]);
  page = opened;
  logged = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
});

/** Counts cart refetches after an operation was sent; 0 if it never was. */
const refetchesAfter = (calls: string[], operation: string) => {
  const [, ...after] = calls.includes(operation) ? calls.slice(calls.indexOf(operation)) : [];
  return after.filter((name) => name === "useCartQuery").length;
};

const ADD = "useAddToCartMutation";
const UPDATE = "useUpdateItemQuantitiesMutation";
const quantity = () => page.getByRole("spinbutton", { name: "Quantity of Ember candle" });

/** Counts error messages shown to the shopper, in any element; expected to be none. */
const messages = async () =>
  (await page.getByRole("alert").count()) +
  (await page.getByText(/could not be|We couldn’t/).count());

/** Adds a product while its request fails, and waits until the cart has been refetched. */
async function addSeaSalt(): Promise<void> {
  await page.goto("/product/sea-salt");
  await hydrated(page);
  await seesInCart(page, 1);
  const calls = recordCalls(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => refetchesAfter(calls, ADD)).toBeGreaterThan(0);
}

/** Opens the cart by a client navigation. */
async function openCart(): Promise<void> {
  await cartLink(page).click();
  await quantity().waitFor();
  await settled(page);
}

test("an add, a quantity change and a removal that the backend rejects are logged, show no message and are rolled back", async () => {
  const errors = [{ message: "Sorry, out of stock." }];
  const reject = (route: Route) => route.fulfill({ json: { data: { changed: null }, errors } });
  for (const operation of [ADD, UPDATE]) await interceptCalls(page, operation, reject);
  await addSeaSalt();
  await seesInCart(page, 1);
  expect(logged.join("\n")).toContain("A change of the cart failed (add)");
  expect(await messages()).toBe(0);
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });

  await openCart();
  const calls = recordCalls(page);
  await quantity().fill("7");
  await quantity().press("Enter");
  await expect.poll(() => refetchesAfter(calls, UPDATE)).toBeGreaterThan(0);
  await seesInCart(page, 1);
  // It is not sent again when the field loses focus.
  await quantity().blur();
  await expect(quantity()).toHaveValue("1");
  await settled(page);
  expect(calls.filter((name) => name === UPDATE)).toHaveLength(1);
  expect(logged.join("\n")).toContain("A change of the cart failed (set)");
  expect(await messages()).toBe(0);

  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await expect.poll(() => logged.join("\n")).toContain("A change of the cart failed (remove)");
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await seesInCart(page, 1);
  expect(new URL(page.url()).pathname).toBe("/cart");
  expect(await messages()).toBe(0);
});

test("when the connection breaks, an add, a quantity change and a removal stay displayed, are logged and show no message", async () => {
  const lose = (route: Route) => route.abort("connectionreset");
  await interceptCalls(page, ADD, lose);
  await addSeaSalt();
  await seesInCart(page, 2);
  expect(logged.join("\n")).toContain("A change of the cart failed (add)");
  expect(await messages()).toBe(0);
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await page.unrouteAll();
  const both = { "Ember candle": 1, "Saltmarsh sea salt": 1 };
  await expect.poll(() => browserShopper(shopper).cart()).toEqual(both);

  await openCart();
  await interceptCalls(page, UPDATE, lose);
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await page.getByRole("button", { name: "Remove Saltmarsh sea salt" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Ember candle" });
  await expect.poll(() => logged.join("\n")).toContain("A change of the cart failed (set)");
  await line.getByText("Updating").waitFor();
  await seesInCart(page, 2);
  expect(await page.getByRole("button", { name: "Remove Saltmarsh sea salt" }).count()).toBe(0);
  expect(await messages()).toBe(0);
  await page.unrouteAll();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 2 });
});

test("a cart whose lines fail to load shows the last known ones, never an empty cart beside a total", async () => {
  await page.goto("/cart");
  await hydrated(page);
  await seesInCart(page, 1);
  await settled(page);
  await interceptCalls(page, "useCartQuery", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { cart: object } };
    const errors = [{ message: "Internal server error", path: ["cart", "contents", "nodes", 0] }];
    await route.fulfill({ json: { data: { cart: { ...data.cart, contents: null } }, errors } });
  });
  const calls = recordCalls(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => calls).toContain("useCartQuery");
  await settled(page);
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await seesInCart(page, 1);
  expect(await page.getByText("Your cart is empty").count()).toBe(0);
});

test("a cart page whose cart query fails shows the saved cart and its time", async () => {
  await page.goto("/cart");
  await hydrated(page);
  await seesInCart(page, 1);
  await settled(page);
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await page.waitForURL("**/products");
  await interceptCalls(page, "useCartQuery", (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole("link", { name: /^Cart, / }).click();
  await page.getByText(/Cart as of \d\d:\d\d\./).waitFor();
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await expect(page.getByText("Cart as of")).toHaveCount(0);
});
