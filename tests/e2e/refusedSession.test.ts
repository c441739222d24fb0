import type { BrowserContext, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { answered, interceptCalls } from "#tests/support/calls.ts";
import { letSessionExpire } from "#tests/support/expiredToken.ts";
import { settled } from "#tests/support/settled.ts";
import { addFrom, awake, cartOnServer, fillCart, seesInCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
let shopper: BrowserContext;
let page: Page;

beforeEach(async () => {
  shopper = await storefront.shopper();
  await fillCart(shopper, ["ember-candle"]);
  page = await shopper.newPage();
  await page.goto("/cart");
  await awake(page);
  await seesInCart(page, 1);
});

/** Returns the local-storage keys whose values mention the product. */
const savedNames = () =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes("Ember candle")),
  );

test("an expired session removes no line from the cart", async () => {
  await letSessionExpire(shopper, storefront.shop());
  const refused = answered(page, "useCartQuery");
  await page.goto("/products");
  await awake(page);
  await refused;
  await settled(page);
  await seesInCart(page, 1);
  expect(await savedNames()).not.toEqual([]);
});

test("the cart page of an expired session shows the lines and removes none", async () => {
  await letSessionExpire(shopper, storefront.shop());
  await page.goto("/cart");
  await awake(page);
  await seesInCart(page, 1);
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await settled(page);
  await page.reload();
  await awake(page);
  await seesInCart(page, 1);
  expect(await savedNames()).not.toEqual([]);
});

test("the next product can be added after a session expired, and nothing saved is erased", async () => {
  await letSessionExpire(shopper, storefront.shop());
  await addFrom(page, "sea-salt");
  await expect.poll(async () => (await cartOnServer(shopper))["Saltmarsh sea salt"]).toBe(1);
  expect(await savedNames()).not.toEqual([]);
});

test("a null cart with a session error keeps the lines, and a null cart without one empties them", async () => {
  await interceptCalls(page, "useCartQuery", (route) =>
    route.fulfill({
      json: { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] },
    }),
  );
  const refused = answered(page, "useCartQuery");
  await page.goto("/products");
  await awake(page);
  await refused;
  await settled(page);
  await seesInCart(page, 1);
  await page.unrouteAll();

  const other = await storefront.shopper();
  await fillCart(other, ["ember-candle"]);
  const emptied = await other.newPage();
  await emptied.goto("/cart");
  await awake(emptied);
  await seesInCart(emptied, 1);
  await interceptCalls(emptied, "useCartQuery", (route) =>
    route.fulfill({ json: { data: { cart: null } } }),
  );
  await emptied.goto("/products");
  await awake(emptied);
  await seesInCart(emptied, 0);
});
