import type { BrowserContext, Page } from "@playwright/test";
import { responseTo, interceptCalls } from "#tests/worlds/browser/calls.ts";
import {
  letSessionExpire,
  refusedTokens,
  refuseSession,
} from "#tests/worlds/backends/expiredToken.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import {
  addVariationAndCoupon,
  browserShopper,
  cartLink,
  fillCart,
  hydrated,
  seesInCart,
  simpleProducts,
} from "#tests/worlds/browser/shopper.ts";
import { sharedShop } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the cart page, which saves the cart in the browser, of a shopper with these products. */
async function openCart(slugs: readonly string[]): Promise<void> {
  await fillCart(shopper, slugs);
  await open("/cart");
  await seesInCart(page, slugs.length);
}

/** Expires the session once the page has finished all it started. */
async function expire(hours?: number): Promise<void> {
  await settled(page);
  await letSessionExpire(shopper, sharedShop(), hours);
}

/** Returns the local-storage keys whose values mention the product. */
const savedNames = () =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes("Ember candle")),
  );

const refusal = {
  data: { cart: null },
  errors: [{ message: "invalid_token: Expired token", path: ["cart"] }],
};

test("an expired session's fifteen lines, variation and coupon are restored in a new session without a reload", async () => {
  await fillCart(shopper, ["ember-candle", ...simpleProducts.slice(0, 14)]);
  await addVariationAndCoupon(shopper);
  await open("/cart");
  const before = await browserShopper(shopper).cart();
  expect(Object.keys(before)).toHaveLength(15);
  const units = Object.values(before).reduce((sum, quantity) => sum + quantity, 0);
  await seesInCart(page, units);
  const choice = page.locator("[data-product]", { hasText: "Cabin mug" });
  const chosen = await choice.getAttribute("data-variation");
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await page.waitForURL("**/products");

  await expire();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const restored = page.waitForResponse(
    async (response) =>
      (response.request().postData() ?? "").includes("useCartQuery") &&
      (await response.text()).includes('"code":"welcome10"'),
  );
  await cartLink(page).click();
  await restored;
  expect(documents).toEqual([]);
  await seesInCart(page, units);
  expect(await browserShopper(shopper).cart()).toEqual(before);
  await expect.poll(() => choice.getAttribute("data-variation")).toBe(chosen);
  const served = async (path: string) => (await shopper.request.get(path)).text();
  expect(await served("/cart")).toContain(`data-variation="${chosen}"`);
  expect(await served("/checkout")).toContain("Remove code WELCOME10");
});

test("an expired session's cart is restored by the next page or add, also on the thirteenth day", async () => {
  await openCart(["ember-candle"]);
  await expire(13 * 24);
  await page.goto("/");
  await seesInCart(page, 1);
  await hydrated(page);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await seesInCart(page, 1);
  expect(await savedNames()).not.toEqual([]);

  // The cart page shows the saved lines, and then the restored ones.
  await expire();
  await open("/cart");
  await seesInCart(page, 1);
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await seesInCart(page, 2);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 2 });

  await expire();
  await open("/checkout");
  await page.getByRole("heading", { name: "Your order" }).waitFor();
  await page.locator("#order-heading").waitFor();
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 2 });
  await page.getByText("Quantity 2").waitFor();

  await expire();
  await browserShopper(page).add({ slug: "sea-salt" });
  const both = { "Ember candle": 2, "Saltmarsh sea salt": 1 };
  await expect.poll(() => browserShopper(shopper).cart()).toEqual(both);
  await seesInCart(page, 3);
});

test("a grouped product's parts, a variation and a coupon are restored in a new session whenever the token is refused", async () => {
  await open("/product/breakfast-set");
  const parts = page.locator("#main").getByRole("spinbutton");
  for (const part of await parts.all()) await part.fill("0");
  const units = { "Fen tumbler": 2, "Sedge milk jug": 1 };
  for (const [name, quantity] of Object.entries(units)) {
    await page.getByRole("spinbutton", { name }).fill(String(quantity));
  }
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await seesInCart(page, 3);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual(units);
  await settled(page);
  await addVariationAndCoupon(shopper);
  await open("/cart");
  const before = await browserShopper(shopper).cart();
  await seesInCart(page, 4);
  let added = 0;
  for (const [reason, refused] of Object.entries(refusedTokens)) {
    await settled(page);
    await refuseSession(shopper, sharedShop(), refused);
    await browserShopper(page).add({ slug: "sea-salt" });
    added += 1;
    await seesInCart(page, 4 + added);
    const after = { ...before, "Saltmarsh sea salt": added };
    await expect.poll(() => browserShopper(shopper).cart(), { message: reason }).toEqual(after);
    const checkout = await (await shopper.request.get("/checkout")).text();
    expect(checkout, reason).toContain("Remove code WELCOME10");
  }
});

test("lines that cannot be restored are named on the cart page until the note is closed", async () => {
  await openCart(["ember-candle", "sea-salt"]);
  await settled(page);
  await page.evaluate(() => {
    type Line = { product: { node: { name: string; databaseId: number } } };
    const saved = JSON.parse(localStorage.getItem("vitrine.cart") ?? "{}") as {
      data: { cart: { contents: { nodes: Line[] } } };
    };
    for (const { product } of saved.data.cart.contents.nodes) {
      if (product.node.name === "Ember candle") product.node.databaseId = 999_999;
    }
    localStorage.setItem("vitrine.cart", JSON.stringify(saved));
  });
  await expire();
  await open("/cart");
  const note = page.getByRole("status").getByText("These didn’t reach your cart: Ember candle.");
  await note.waitFor();
  await seesInCart(page, 1);
  expect(await browserShopper(shopper).cart()).toEqual({ "Saltmarsh sea salt": 1 });
  await page.reload();
  await hydrated(page);
  await note.waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("vitrine.cart.lost"))).toBeNull();
  await page.reload();
  await hydrated(page);
  await settled(page);
  expect(await note.count()).toBe(0);
});

test("a null cart with a session error keeps the lines, and a null cart without one empties them", async () => {
  await openCart(["ember-candle"]);
  let count = 0;
  await interceptCalls(page, "useCartQuery", async (route) => {
    count += 1;
    await (count === 1 ? route.fulfill({ json: refusal }) : route.fallback());
  });
  await open("/products");
  await expect.poll(() => count).toBeGreaterThan(1);
  await settled(page);
  await seesInCart(page, 1);
  expect(await browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await page.unrouteAll();

  await interceptCalls(page, "useCartQuery", (route) =>
    route.fulfill({ json: { data: { cart: null } } }),
  );
  const emptied = responseTo(page, "useCartQuery");
  await open("/categories");
  await emptied;
  await seesInCart(page, 0);
});

test.describe("The button that restores a lost cart", () => {
  const putBack = (count: string) =>
    page.getByRole("button", { name: `Put back ${count} you had`, exact: true });

  test("is shown when the backend has emptied the cart or the cookie is gone, and restores the cart", async () => {
    await openCart(["ember-candle", "sea-salt", "salt-pig"]);
    const before = await browserShopper(shopper).cart();
    await settled(page);
    await page.goto("about:blank");
    const html = await (await shopper.request.get("/cart")).text();
    const keys = [...html.matchAll(/name="(quantity\[\w+\])" value="0"/g)].map(([, key]) => key);
    const form = Object.fromEntries(keys.map((key) => [key ?? "", "0"]));
    await shopper.request.post("/cart/items", { form });
    await shopper.clearCookies({ name: "vitrine-emptied" }); // As if it was emptied elsewhere.
    expect(await browserShopper(shopper).cart()).toEqual({});
    await open("/cart");
    await seesInCart(page, 0);
    await putBack("the 3 products").click();
    await seesInCart(page, 3);
    await expect.poll(() => browserShopper(shopper).cart()).toEqual(before);
    expect(await putBack("the 3 products").count()).toBe(0);

    await settled(page);
    await shopper.clearCookies();
    await open("/cart");
    await seesInCart(page, 0);
    await putBack("the 3 products").click();
    await expect.poll(() => browserShopper(shopper).cart()).toEqual(before);
    await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  });

  test("is not shown after the shopper has removed the last line or cleared the cart", async () => {
    for (const button of ["Remove Ember candle", "Clear cart"]) {
      await openCart(["ember-candle"]);
      await page.getByRole("button", { name: button }).click();
      await seesInCart(page, 0);
      await expect.poll(() => browserShopper(shopper).cart()).toEqual({});
      await open("/cart");
      await settled(page);
      expect(await page.getByText("You had these in your cart before").count(), button).toBe(0);
    }
  });
});
