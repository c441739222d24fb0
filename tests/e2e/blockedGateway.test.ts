import { expect, test } from "vitest";
import { addFrom, cartLink, cartOnServer, seesInCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();

test("an extension that refuses every request to the gateway's path keeps no change from the cart", async () => {
  const shopper = await storefront.shopper();
  await shopper.route("**/graphql", (route) => route.abort("blockedbyclient"));
  const page = await shopper.newPage();
  await addFrom(page, "ember-candle");
  await seesInCart(page, 1);
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  await cartLink(page).click();
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 2 });
  await expect.poll(() => page.getByText("Updating").count()).toBe(0);
  await page.getByRole("main").getByText("£48.00").first().waitFor();
});
