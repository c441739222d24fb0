import type { Page } from "playwright";
import { expect } from "vitest";
import { awake, cartOnServer } from "./shopper.ts";

/** Adds a variation of the mug and a coupon to the shopper's cart. */
export async function addVariationAndCoupon(page: Page): Promise<void> {
  await page.goto("/product/cabin-mug");
  await awake(page);
  for (const group of await page.locator("form[action='/cart/items'] fieldset").all()) {
    await group.locator("input[type=radio]:not([disabled])").first().check({ force: true });
  }
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(async () => (await cartOnServer(page.context()))["Cabin mug"]).toBe(1);
  await page.goto("/checkout");
  await awake(page);
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Remove code WELCOME10" }).waitFor();
}
