import type { BrowserContext, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { failures, interceptCalls, recordCalls } from "#tests/support/calls.ts";
import { awake, cartOnServer, fillCart, seesInCart } from "#tests/support/shopper.ts";
import { openStorefront } from "#tests/support/storefront.ts";

const storefront = openStorefront({ CART_NOTICES: "off" });
let shopper: BrowserContext;
let page: Page;
let logged: string[];

beforeEach(async () => {
  shopper = await storefront.shopper();
  await fillCart(shopper, ["ember-candle"]);
  page = await shopper.newPage();
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

/** Counts error messages shown to the shopper, in any element; expected to be none. */
const messages = async () =>
  (await page.getByRole("alert").count()) +
  (await page.getByText(/could not be|We couldn’t/).count());

describe.each(Object.entries(failures))("when %s", (_, fail) => {
  test("a failed add is logged, shows no message and refetches the cart", async () => {
    await interceptCalls(page, "useAddToCartMutation", fail);
    await page.goto("/product/sea-salt");
    await awake(page);
    await seesInCart(page, 1);
    const calls = recordCalls(page);
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await expect.poll(() => refetchesAfter(calls, "useAddToCartMutation")).toBeGreaterThan(0);
    await seesInCart(page, 1);
    expect(logged.join("\n")).toContain("Adding to the cart failed");
    expect(await messages()).toBe(0);
    expect(await cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  });

  test("a failed quantity update is rolled back, and the cart is refetched", async () => {
    await interceptCalls(page, "useUpdateItemQuantitiesMutation", fail);
    await page.goto("/cart");
    await awake(page);
    const calls = recordCalls(page);
    const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
    await quantity.fill("7");
    await quantity.press("Enter");
    await expect
      .poll(() => refetchesAfter(calls, "useUpdateItemQuantitiesMutation"))
      .toBeGreaterThan(0);
    await seesInCart(page, 1);
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe("1");
    expect(logged.join("\n")).toContain("Changing the quantity failed");
    expect(await messages()).toBe(0);
  });

  test("a failed removal is logged, and the line reappears", async () => {
    await interceptCalls(page, "useUpdateItemQuantitiesMutation", fail);
    await page.goto("/cart");
    await awake(page);
    await page.getByRole("button", { name: "Remove Ember candle" }).click();
    await expect.poll(() => logged.join("\n")).toContain("Removing from the cart failed");
    await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
    await seesInCart(page, 1);
    expect(new URL(page.url()).pathname).toBe("/cart");
    expect(await messages()).toBe(0);
  });
});

test("an add that succeeds after a failed one adds one unit", async () => {
  let tries = 0;
  await interceptCalls(page, "useAddToCartMutation", async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort("connectionreset") : route.continue());
  });
  await page.goto("/product/sea-salt");
  await awake(page);
  const add = page.getByRole("button", { name: "Add to cart", exact: true });
  await add.click();
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await seesInCart(page, 1);
  await add.click();
  await seesInCart(page, 2);
  await expect
    .poll(() => cartOnServer(shopper))
    .toEqual({ "Ember candle": 1, "Saltmarsh sea salt": 1 });
});

test("a cart that cannot be fetched keeps its last known state", async () => {
  await page.goto("/cart");
  await awake(page);
  await seesInCart(page, 1);
  await interceptCalls(page, "useCartQuery", (route) => route.abort("connectionreset"));
  await page.goto("/product/sea-salt");
  await awake(page);
  await expect.poll(() => logged.join("\n")).toContain("The cart could not be refreshed");
  await seesInCart(page, 1);
});
