import { expect } from "@playwright/test";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "@playwright/test";
import { sendProfileOrigin } from "#tests/worlds/shoppers/browserOrigin.ts";
import { quantitiesOn } from "#tests/worlds/pages/cartLines.ts";
import { openDevtools } from "./devtools.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { trackRequests } from "./settled.ts";

// Shopper in a browser: profile, header and cart.

/** Simple products of the demo shop with enough stock. */
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

/** Makes a browser profile that of a shopper at a shop. */
export function prepareShopper(context: BrowserContext, url: string): void {
  context.setDefaultTimeout(scaled(30_000));
  trackRequests(context);
  sendProfileOrigin(context, url);
}

/** Opens a browser profile for a shopper. */
export async function newShopper(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, ...options });
  prepareShopper(context, url);
  return context;
}

/** Leaves the shop in these pages of one profile, and makes it that of a new guest. */
export async function forgetGuest(origin: string, ...pages: [Page, ...Page[]]): Promise<void> {
  await Promise.all(pages.map((page) => page.goto("about:blank")));
  const [page] = pages;
  const session = await openDevtools(page);
  const storageTypes = "cookies,local_storage";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
}

/** Returns the header's cart link, whose label contains the number of items. */
export const cartLink = (page: Page): Locator => page.getByRole("link", { name: /^Cart, / });

/** Waits until the header shows this number of units. */
export async function seesInCart(page: Page, units: number): Promise<void> {
  const name = units === 0 ? "Cart, empty" : `Cart, ${units} ${units === 1 ? "item" : "items"}`;
  await page.getByRole("link", { name, exact: true }).waitFor();
}

/** Adds one unit of a product to the cart as a shopper does, after hydration. */
export async function addFrom(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
}

/**
 * Adds products to the cart by plain form posts, one after another: a quick setup for a test. A
 * variation is chosen as in its page's URL: "cabin-mug?glaze=oat".
 */
export async function fillCart(
  context: BrowserContext,
  slugs: readonly string[],
  quantity = 1,
): Promise<void> {
  for (const slug of slugs) {
    const page = await (await context.request.get(`/product/${slug}`)).text();
    const productId = /name="productId"[^>]*value="(\d+)"/.exec(page)?.[1];
    if (!productId) throw new Error(`/product/${slug} has no product to add`);
    const options = [...new URLSearchParams(slug.split("?")[1])].map(
      ([name, value]) => [`attribute_pa_${name}`, value] as const,
    );
    const form = { productId, quantity, ...Object.fromEntries(options) };
    const added = await context.request.post("/cart/items", { form });
    expect(added.status(), `adding ${slug}`).toBe(200);
  }
}

/** Adds a variation of the mug and a coupon to the shopper's cart, by plain form posts. */
export async function addVariationAndCoupon(shopper: BrowserContext): Promise<void> {
  await fillCart(shopper, ["cabin-mug?glaze=oat"]);
  const form = { code: "WELCOME10", step: "code" };
  const checkout = await shopper.request.post("/checkout", { form });
  expect(await checkout.text()).toContain("Remove code WELCOME10");
}

/** Returns the quantities in the server-rendered cart by product name. */
export const cartOnServer = async (context: BrowserContext): Promise<Record<string, number>> =>
  quantitiesOn(await (await context.request.get("/cart")).text());

/**
 * Waits until the page has hydrated, so that React handles a click rather than a plain form post.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens a page and waits for its build manifest, before which nothing is prefetched. */
export async function openReady(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*");
  await page.goto(path);
  await hydrated(page);
  await (await manifest).finished();
}

/** Waits until no change of the cart is pending in the browser: counts are displayed before. */
export const sentAll = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith("vitrine.cart.intents.")),
  );
