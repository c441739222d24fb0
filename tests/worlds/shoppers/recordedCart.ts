import type { BrowserContext, Page } from "@playwright/test";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { hydrated, sentAll } from "#tests/worlds/browser/shopper.ts";

// Cart changes of a recorded release's page, for fixtures of stored data.

/** Waits until no change of the cart is pending; 0.1.0 stored none. */
async function confirmed(page: Page): Promise<void> {
  await sentAll(page);
  await page.waitForLoadState("networkidle");
}

/** Adds a product, and waits until the cart shows it. */
export async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`);
  await hydrated(page);
  const added = page.waitForResponse("**/graphql");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await (await added).finished();
  await confirmed(page);
}

/** Empties the cart by a form, as another browser with the same session does. */
async function emptyElsewhere(context: BrowserContext): Promise<void> {
  const html = await (await context.request.get("/cart")).text();
  const fields = [...html.matchAll(/name="(quantity\[\w+\])" value="0"/g)];
  const form = Object.fromEntries(fields.map(([, name]) => [name ?? "", "0"]));
  await context.request.post("/cart/items", { form });
}

/** Makes the shop refuse the session once, after it has deleted a product. */
async function refuseSession(page: Page, deleted: string): Promise<void> {
  await page.evaluate((name) => {
    type Line = { product: { node: { name: string; databaseId: number } } };
    const saved = JSON.parse(localStorage.getItem("vitrine.cart") ?? "{}") as {
      data: { cart: { contents: { nodes: Line[] } } };
    };
    for (const { product } of saved.data.cart.contents.nodes) {
      if (product.node.name === name) product.node.databaseId = 999_999;
    }
    localStorage.setItem("vitrine.cart", JSON.stringify(saved));
  }, deleted);
  const errors = [{ message: "invalid_token: Expired token", path: ["cart"] }];
  let isRefused = false;
  await interceptCalls(page, "useCartQuery", async (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill({ json: { data: { cart: null }, errors } });
  });
  await page.goto("/categories");
  await hydrated(page);
  await page.getByRole("link", { name: "Cart, 1 item", exact: true }).waitFor();
  await confirmed(page);
}

/**
 * Leaves something under every key of the cart: two products that can be put back, the name of one
 * that could not be restored, a coupon, and two changes that were not sent.
 */
export async function leaveChanges(context: BrowserContext, page: Page): Promise<void> {
  for (const slug of ["ember-candle", "match-bottle"]) await add(page, slug);
  await page.goto("about:blank");
  await emptyElsewhere(context);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Put back the 2 products you had" }).waitFor();
  for (const slug of ["well-carafe", "salt-pig"]) await add(page, slug);
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Remove code WELCOME10" }).waitFor();
  await confirmed(page);
  await refuseSession(page, "Saltmarsh salt pig");
  await page.goto("/product/fen-tumbler");
  await hydrated(page);
  for (const name of ["useAddToCartMutation", "useUpdateItemQuantitiesMutation"]) {
    await interceptCalls(page, name, (route) => route.abort("connectionreset"));
  }
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.getByRole("link", { name: "Cart, 2 items", exact: true }).click();
  await page.getByRole("button", { name: "One more of Well carafe" }).click();
  await page.getByRole("link", { name: "Cart, 3 items", exact: true }).waitFor();
}
