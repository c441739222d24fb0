import type { BrowserContext, Page } from "@playwright/test";
import { browserShopper, hydrated, seesInCart } from "./shopper.ts";

// WordPress's own checkout of the embedded shop, in a browser.

const ADDRESS = {
  billing_first_name: "Ann",
  billing_last_name: "Lee",
  billing_address_1: "1 Main Street",
  billing_city: "Frome",
  billing_postcode: "BA11 1BZ",
  billing_phone: "01373 000000",
  billing_email: "ann@example.test",
};

/** The product in the cart of `comeToCheckout`. */
export const PRODUCT = "fen-tumbler";

/** Opens the checkout of a new shopper with a product in the cart. */
export async function comeToCheckout(shopper: BrowserContext): Promise<Page> {
  const page = await shopper.newPage();
  await browserShopper(page).add({ slug: PRODUCT });
  await seesInCart(page, 1);
  await page.goto("/checkout");
  await hydrated(page);
  return page;
}

/** Chooses to pay by card on WordPress's page, or by another method. */
export async function choosePayment(page: Page, method = "wordpress-card"): Promise<void> {
  await page.locator(`[name=payment_method][value=${method}]`).check();
  await page.locator("[name=card_number]").fill("4242 4242 4242 4242");
}

/** Orders on WordPress's checkout, by card or another method. */
export async function orderThere(page: Page, method?: string): Promise<void> {
  await page.waitForURL("**/wordpress/checkout/");
  for (const [name, text] of Object.entries(ADDRESS)) {
    await page.locator(`[name=${name}]`).fill(text);
  }
  await choosePayment(page, method);
  await page.getByRole("button", { name: "Place order" }).click();
}
