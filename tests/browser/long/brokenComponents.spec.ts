import type { Page, Route } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, cartLink, fillCart, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/**
 * Makes components throw with data that no backend would send: they parse prices as strings, and
 * these are numbers. The text in the HTML stays; only the data passed to the script is broken.
 */
async function breakPrices(route: Route, name = "price"): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(
    new RegExp(`"${name}":"[^"]*"`, "g"),
    `"${name}":5`,
  );
  await route.fulfill({ response, body });
}

const boundary = (page: Page) =>
  page.getByRole("main").getByRole("heading", { name: "Something went wrong" });

test.beforeEach(({ context }) => fillCart(context, ["ember-candle"]));

test("a component that throws during hydration leaves header and cart working until the next navigation", async ({
  page,
}) => {
  await page.route("**/product/sea-salt", (route) => breakPrices(route));
  await page.goto("/product/sea-salt");
  await hydrated(page);
  await boundary(page).waitFor();
  await seesInCart(page, 1);
  await cartLink(page).click();
  await page.getByRole("spinbutton", { name: "Quantity of Ember candle" }).waitFor();
  expect(await boundary(page).count()).toBe(0);
});

test("a component that throws in a later update leaves header and cart working until the next navigation", async ({
  page,
}) => {
  await page.goto("/cart");
  await hydrated(page);
  await seesInCart(page, 1);
  // The page's own first query must stay intact.
  await settled(page);
  await interceptCalls(page, "useCartQuery", (route) => breakPrices(route, "total"));
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await boundary(page).waitFor();
  await seesInCart(page, 2);
  await page.getByRole("link", { name: "Shop", exact: true }).click();
  await page.getByRole("heading", { name: "Everything we keep", level: 1 }).waitFor();
  expect(await boundary(page).count()).toBe(0);
});

test("a navigation to another query string or to the same URL resets a broken page", async ({
  page,
}) => {
  await page.goto("/products");
  await hydrated(page);
  await page.route("**/products/_payload.json?sort=price", (route) => breakPrices(route));
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.selectOption("price");
  await boundary(page).waitFor();
  await goBack(page);
  await order.waitFor();
  expect(await boundary(page).count()).toBe(0);

  await order.selectOption("price");
  await boundary(page).waitFor();
  await page.unroute("**/products/_payload.json?sort=price");
  await page.getByRole("link", { name: "Try again" }).click();
  await order.waitFor();
  expect(new URL(page.url()).search).toBe("?sort=price");
});
