import type { Page, Route } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { interceptCalls } from "#tests/support/calls.ts";
import { settled } from "#tests/support/settled.ts";
import { awake, fillCart, seesInCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

// The demo shop has notices on.
const storefront = shareStorefront();
let page: Page;

const breakOff = (route: Route) => route.abort("connectionreset");

beforeEach(async () => {
  const shopper = await storefront.shopper();
  await fillCart(shopper, ["ember-candle"]);
  page = await shopper.newPage();
});

const notice = (text: string) => page.getByRole("status").getByText(text);

test("in the demo shop, a failed add shows a polite notice that can be closed", async () => {
  await interceptCalls(page, "useAddToCartMutation", breakOff);
  await page.goto("/product/sea-salt");
  await awake(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await notice("We couldn’t add that to your cart. Try again in a moment.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await expect
    .poll(() => notice("We couldn’t add that to your cart. Try again in a moment.").count())
    .toBe(0);
});

test("in the demo shop, a failed quantity change shows a notice and a failed removal does not", async () => {
  await interceptCalls(page, "useUpdateItemQuantitiesMutation", breakOff);
  await page.goto("/cart");
  await awake(page);
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await failed;
  await settled(page);
  await seesInCart(page, 1);
  expect(await page.getByText(/could not be|We couldn’t/).count()).toBe(0);
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await notice("We couldn’t change the quantity. Try again in a moment.").waitFor();
});
