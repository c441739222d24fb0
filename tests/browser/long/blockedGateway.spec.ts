import { browserShopper, cartLink, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test("an extension that refuses every request to the gateway's path keeps no change from the cart", async ({
  page,
  context: shopper,
}) => {
  await shopper.route("**/graphql", (route) => route.abort("blockedbyclient"));
  await browserShopper(page).add({ slug: "ember-candle" });
  await seesInCart(page, 1);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await cartLink(page).click();
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 2 });
  await expect(page.getByText("Updating")).toHaveCount(0);
  await page.getByRole("main").getByText("£48.00").first().waitFor();
});
