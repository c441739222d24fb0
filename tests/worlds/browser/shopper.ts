import { expect } from "@playwright/test";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "@playwright/test";
import { sendProfileOrigin } from "#tests/worlds/shoppers/browserOrigin.ts";
import type { Line, Shopper } from "#tests/worlds/shoppers/shopper.ts";
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

/** A product by its path or, as in an email, by its id. */
type Product = { slug: string } | { productId: number };

/** A shopper in a browser, who presses what the page in front shows. */
export interface BrowserShopper extends Shopper {
  /** Opens the product's page unless it is in front, and presses its button once for each unit. */
  add: (line: Product & { quantity?: number }) => Promise<void>;
  /** Opens the cart page, and fills in the quantity or, for none, presses the line's button. */
  setQuantity: (line: Pick<Line, "name" | "quantity">) => Promise<void>;
}

/** Creates the shopper of a browser profile, whose last page is in front, or of one of its pages. */
export function browserShopper(profile: Page | BrowserContext): BrowserShopper {
  const context = "context" in profile ? profile.context() : profile;
  const front = () => ("context" in profile ? profile : (profile.pages().at(-1) as Page));

  const cookies = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

  return {
    cookies,
    token: async () => (await cookies())["woo-session"] ?? "",
    add: async ({ quantity = 1, ...product }) => {
      const path = "slug" in product ? `/product/${product.slug}` : `/?p=${product.productId}`;
      const page = front();
      if (!page.url().endsWith(path)) await page.goto(path);
      await hydrated(page);
      const button = page.getByRole("button", { name: "Add to cart", exact: true });
      for (let unit = 0; unit < quantity; unit += 1) await button.click();
    },
    setQuantity: async ({ name, quantity }) => {
      const page = front();
      await page.goto("/cart");
      await hydrated(page);
      if (quantity === 0) return page.getByRole("button", { name: `Remove ${name}` }).click();
      const input = page.getByRole("spinbutton", { name: `Quantity of ${name}` });
      await input.fill(String(quantity));
      await input.press("Enter");
    },
    cart: async () => quantitiesOn(await (await context.request.get("/cart")).text()),
  };
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
