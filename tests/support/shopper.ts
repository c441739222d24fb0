import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright";
import { expect } from "vitest";
import { scaled } from "./environment.ts";
import { trackRequests } from "./settled.ts";

/** Simple products of the demonstration shop that are in stock in numbers. */
export const simpleProducts = [
  "fen-tumbler",
  "harrow-espresso-cup",
  "cafe-au-lait-bowl",
  "stacking-plates",
  "well-carafe",
  "salt-pig",
  "sedge-jug",
  "ember-candle",
  "match-bottle",
  "striped-tea-towel",
  "checked-kitchen-cloth",
  "oven-glove",
  "willow-cards",
  "wall-calendar",
  "twelve-pencils",
] as const;

const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>`;

/**
 * A shopper with a browser profile of their own. Pictures are replaced by a blank: they are drawn
 * when first asked for, which would take the processor from what is being tested.
 */
export async function newShopper(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, ...options });
  context.setDefaultTimeout(scaled(30_000));
  trackRequests(context);
  await context.route(/\/(img|wp-content\/uploads)\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: BLANK }),
  );
  return context;
}

/** The header's link to the cart, whose name says how much is in it. */
export const cartLink = (page: Page): Locator => page.getByRole("link", { name: /^Cart, / });

/** Waits until the header says so many units, which script and server must agree on in the end. */
export async function seesInCart(page: Page, units: number): Promise<void> {
  const name = units === 0 ? "Cart, empty" : `Cart, ${units} ${units === 1 ? "item" : "items"}`;
  await page.getByRole("link", { name, exact: true }).waitFor();
}

/** Puts one unit of a product in the cart the way a shopper does, once script runs the page. */
export async function addFrom(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`);
  await awake(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
}

/** Puts products in the cart by plain form posts, one after another: a quick start for a test. */
export async function fillCart(context: BrowserContext, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const page = await (await context.request.get(`/product/${slug}`)).text();
    const productId = /name="productId"[^>]*value="(\d+)"/.exec(page)?.[1];
    if (!productId) throw new Error(`/product/${slug} has no product to add`);
    const added = await context.request.post("/cart/items", { form: { productId, quantity: "1" } });
    expect(added.status(), `adding ${slug}`).toBe(200);
  }
}

/** The quantities in the shopper's cart as the server renders it, by the product's name. */
export async function cartOnServer(context: BrowserContext): Promise<Record<string, number>> {
  const html = await (await context.request.get("/cart")).text();
  const fields = html.matchAll(/<input[^>]+aria-label="Quantity of ([^"]+)"[^>]*>/g);
  return Object.fromEntries(
    [...fields].map(([field, name = ""]) => [name, Number(/ value="(\d+)"/.exec(field)?.[1])]),
  );
}

/** Waits until script runs the page, so that a click is React's and no plain form post. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it knows its build and has loaded what it loads ahead. */
export async function openReady(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*");
  await page.goto(path);
  await awake(page);
  await (await manifest).finished();
}
