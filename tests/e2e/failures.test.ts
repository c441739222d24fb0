import type { BrowserContext, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { failures, interceptCalls, recordCalls } from "#tests/support/calls.ts";
import { settled } from "#tests/support/settled.ts";
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

const { "the response is an error": rejection, ...lost } = failures;
const reject = rejection ?? (() => Promise.reject(new Error("There is no such failure.")));

/** Counts error messages shown to the shopper, in any element; expected to be none. */
const messages = async () =>
  (await page.getByRole("alert").count()) +
  (await page.getByText(/could not be|We couldn’t/).count());

/** Adds a product while its request fails, and waits until the cart has been refetched. */
async function addSeaSalt(): Promise<void> {
  await page.goto("/product/sea-salt");
  await awake(page);
  await seesInCart(page, 1);
  const calls = recordCalls(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => refetchesAfter(calls, "useAddToCartMutation")).toBeGreaterThan(0);
}

describe("when the backend rejects a change", () => {
  test("a failed add is logged, shows no message and refetches the cart", async () => {
    await interceptCalls(page, "useAddToCartMutation", reject);
    await addSeaSalt();
    await seesInCart(page, 1);
    expect(logged.join("\n")).toContain("Adding to the cart failed");
    expect(await messages()).toBe(0);
    expect(await cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  });

  test("a failed quantity is rolled back, and not sent again when the field loses focus", async () => {
    await interceptCalls(page, "useUpdateItemQuantitiesMutation", reject);
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
    await settled(page);
    expect(calls.filter((name) => name === "useUpdateItemQuantitiesMutation")).toHaveLength(1);
    expect(logged.join("\n")).toContain("Changing the quantity failed");
    expect(await messages()).toBe(0);
  });

  test("a failed removal is logged, and the line reappears", async () => {
    await interceptCalls(page, "useUpdateItemQuantitiesMutation", reject);
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

describe.each(Object.entries(lost))("while %s", (_, fail) => {
  test("an add stays displayed, is logged, shows no message and refetches the cart", async () => {
    await interceptCalls(page, "useAddToCartMutation", fail);
    await addSeaSalt();
    await seesInCart(page, 2);
    expect(logged.join("\n")).toContain("Adding to the cart failed");
    expect(await messages()).toBe(0);
    expect(await cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
    await page.unrouteAll();
    const both = { "Ember candle": 1, "Saltmarsh sea salt": 1 };
    await expect.poll(() => cartOnServer(shopper)).toEqual(both);
  });

  test("a quantity stays displayed as updating, and a removed line stays away", async () => {
    await fillCart(shopper, ["sea-salt"]);
    await interceptCalls(page, "useUpdateItemQuantitiesMutation", fail);
    await page.goto("/cart");
    await awake(page);
    await page.getByRole("button", { name: "One more of Ember candle" }).click();
    await page.getByRole("button", { name: "Remove Saltmarsh sea salt" }).click();
    const line = page.getByRole("listitem").filter({ hasText: "Ember candle" });
    await expect.poll(() => logged.join("\n")).toContain("Changing the quantity failed");
    await line.getByText("Updating").waitFor();
    await seesInCart(page, 2);
    expect(await page.getByRole("button", { name: "Remove Saltmarsh sea salt" }).count()).toBe(0);
    expect(await messages()).toBe(0);
    await page.unrouteAll();
    await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 2 });
  });
});

test("an add that fails once, and one that follows it, add one unit each", async () => {
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
  await seesInCart(page, 2);
  await expect.poll(() => add.getAttribute("aria-busy")).toBeNull();
  await add.click();
  await seesInCart(page, 3);
  await expect
    .poll(() => cartOnServer(shopper))
    .toEqual({ "Ember candle": 1, "Saltmarsh sea salt": 2 });
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

test("a cart whose lines fail shows the last known ones, never an empty cart beside a total", async () => {
  await page.goto("/cart");
  await awake(page);
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
  await awake(page);
  await expect.poll(() => calls).toContain("useCartQuery");
  await settled(page);
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await seesInCart(page, 1);
  expect(await page.getByText("Your cart is empty").count()).toBe(0);
});

test("a cart page without a response shows the saved cart and its time", async () => {
  await page.goto("/cart");
  await awake(page);
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
  await expect.poll(() => page.getByText("Cart as of").count()).toBe(0);
});
