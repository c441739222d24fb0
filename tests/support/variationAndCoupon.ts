import type { BrowserContext } from "playwright";
import { expect } from "vitest";

/** Adds a variation of the mug and a coupon to the shopper's cart, by plain form posts. */
export async function addVariationAndCoupon({ request }: BrowserContext): Promise<void> {
  const html = await (await request.get("/product/cabin-mug?glaze=oat")).text();
  const productId = /name="productId"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
  const mug = { productId, quantity: "1", attribute_pa_glaze: "oat" };
  await request.post("/cart/items", { form: mug });
  const form = { code: "WELCOME10", step: "code" };
  const checkout = await request.post("/checkout", { form });
  expect(await checkout.text()).toContain("Remove code WELCOME10");
}
