import type { Page, Route } from "@playwright/test";
import { responseTo, interceptCalls } from "#tests/worlds/browser/calls.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, fillCart, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// The demo shop has notices on.
let page: Page;

/** WooCommerce's reason, which is HTML. */
const REASON = "You cannot add another &quot;Sea salt&quot; to your <b>cart</b>.";
const REJECTED =
  'We couldn’t add that to your cart. You cannot add another "Sea salt" to your cart.';

const reject = (field: string) => (route: Route) =>
  route.fulfill({ json: { data: { [field]: null }, errors: [{ message: REASON }] } });

test.beforeEach(async ({ page: opened, context: shopper }) => {
  await fillCart(shopper, ["ember-candle"]);
  page = opened;
});

const notice = (text: string) => page.getByRole("status").getByText(text);

test("in the demo shop, a rejected add shows a notice that can be closed, and an unsent add shows a notice until it is sent", async () => {
  await interceptCalls(page, "useAddToCartMutation", reject("addToCart"));
  await page.goto("/product/sea-salt");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await notice(REJECTED).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(notice(REJECTED)).toHaveCount(0);

  await seesInCart(page, 1);
  await page.unrouteAll();
  await interceptCalls(page, "useAddToCartMutation", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await notice("The shop isn’t answering.").waitFor();
  await seesInCart(page, 2);
  await page.unrouteAll();
  await expect(notice("The shop isn’t answering.")).toHaveCount(0);
  await seesInCart(page, 2);
});

test("in the demo shop, a rejected quantity change shows a notice and a rejected removal does not", async () => {
  await interceptCalls(page, "useUpdateItemQuantitiesMutation", reject("updateItemQuantities"));
  await page.goto("/cart");
  await hydrated(page);
  const rejected = responseTo(page, "useUpdateItemQuantitiesMutation");
  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await rejected;
  await settled(page);
  await seesInCart(page, 1);
  expect(await page.getByText(/could not be|We couldn’t/).count()).toBe(0);
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await notice("We couldn’t change the quantity. You may already have all that’s left.").waitFor();
});
