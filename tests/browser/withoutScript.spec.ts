import type { BrowserContext, Page } from "@playwright/test";
import { browserShopper, fillCart, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

test("a shopper without JavaScript browses, adds, changes and removes products", async () => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Shop", exact: true }).click();
  await page.waitForURL("**/products");
  await page.goto("/product/ember-candle");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });

  await page.goto("/cart");
  await seesInCart(page, 1);
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
  await quantity.fill("4");
  await quantity.press("Enter");
  await page.waitForURL("**/cart");
  expect(await quantity.inputValue()).toBe("4");
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": 4 });

  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  expect(await browserShopper(shopper).cart()).toEqual({});
});

test(
  "the cart's button to update a quantity has the page's colors in dark mode",
  { tag: "@long" },
  async () => {
    await fillCart(shopper, ["ember-candle"]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/cart");
    const update = page.getByRole("button", { name: "Update", exact: true });
    const style = await update.evaluate((button) => {
      const { color, backgroundColor, borderBlockEndWidth } = getComputedStyle(button);
      return [
        color === getComputedStyle(document.body).color,
        backgroundColor,
        borderBlockEndWidth,
      ];
    });
    expect(style).toEqual([true, "rgba(0, 0, 0, 0)", "0px"]);
  },
);

test("a shopper without JavaScript clears the cart", { tag: "@long" }, async () => {
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear cart" }).click();
  expect(await browserShopper(shopper).cart()).toEqual({});
});

test("filter and sort forms without JavaScript keep each other's values and the query", async () => {
  const searchPart = () => new URL(page.url()).search;
  const show = page.getByRole("button", { name: /^Show \d+ things?$/ });
  await page.goto("/search?q=mug");
  await page.getByRole("checkbox", { name: /^Celadon/ }).check();
  await show.click();
  await expect.poll(searchPart).toBe("?q=mug&colour=celadon");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect.poll(searchPart).toBe("?q=mug&colour=celadon&sort=price");
  await page.getByRole("radio", { name: /^4 and up/ }).check();
  await show.click();
  await expect.poll(searchPart).toBe("?q=mug&colour=celadon&rating=4&sort=price");
});
