import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillCart } from "#tests/worlds/browser/shopper.ts";

/** Adds a variation of the mug and a coupon to the shopper's cart, by plain form posts. */
export async function addVariationAndCoupon(shopper: BrowserContext): Promise<void> {
  await fillCart(shopper, ["cabin-mug?glaze=oat"]);
  const form = { code: "WELCOME10", step: "code" };
  const checkout = await shopper.request.post("/checkout", { form });
  expect(await checkout.text()).toContain("Remove code WELCOME10");
}
