import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { comeToCheckout, orderThere } from "#tests/worlds/browser/wordpressCheckout.ts";

// WordPress's checkout in place of the storefront's.

test.use({ settings: { CHECKOUT: "wordpress" } });

test("WordPress's follows one page with the order", async ({ openShopper }) => {
  const page = await comeToCheckout(await openShopper());
  expect(await page.getByRole("button", { name: "Place order" }).count()).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await orderThere(page);
  await page.getByRole("heading", { name: "Your order is in" }).waitFor();
});
