import type { Browser, BrowserContext } from "@playwright/test";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import {
  browserShopper,
  cartLink,
  hydrated,
  newShopper,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { fixtureNames, openStoredFixture } from "#tests/worlds/backends/storedFixture.ts";
import type { StoredFixture } from "#tests/worlds/backends/storedFixture.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const LINES = { "Ember candle": 1, "Match bottle": 1, "Well carafe": 1 };

/** Opens a stored browser profile at a shop. */
async function openProfile(
  browser: Browser,
  url: string,
  profile: StoredFixture["profile"] | undefined,
): Promise<BrowserContext> {
  if (!profile) throw new Error("The fixture has no such profile.");
  const { storageState, sessionStorage } = profile(url);
  const shopper = await newShopper(browser, url, { storageState });
  await shopper.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      if (window.sessionStorage.getItem(key) === null) window.sessionStorage.setItem(key, value);
    }
  }, sessionStorage);
  return shopper;
}

for (const name of fixtureNames) {
  test.describe(`a browser profile of ${name}`, () => {
    let fixture: StoredFixture;
    let shop: RunningShop;
    let shopper: BrowserContext | undefined;

    test.beforeAll(async () => {
      fixture = await openStoredFixture(name);
      shop = await startUnrenderedShop({ DATA_DIR: fixture.dataDir });
    });
    test.afterEach(() => shopper?.close());
    test.afterAll(async () => {
      await shop.stop();
      await fixture.remove();
    });

    async function comeBack(
      browser: Browser,
      profile?: StoredFixture["profile"],
    ): Promise<BrowserContext> {
      shopper = await openProfile(browser, shop.url, profile);
      return shopper;
    }

    test("shows its saved cart before the backend has responded, restores its recent searches, viewed products and typed checkout values, and adds products to its cart", async ({
      browser,
    }) => {
      const context = await comeBack(browser, fixture.profile);
      await interceptCalls(context, "useCartQuery", (route) => route.abort());
      const page = await context.newPage();
      await page.goto("/products");
      await seesInCart(page, 3);
      await hydrated(page);
      await cartLink(page).click();
      for (const line of Object.keys(LINES)) {
        await page.getByRole("button", { name: `Remove ${line}` }).waitFor();
      }
      await seesInCart(page, 3);

      await context.unrouteAll();
      await page.goto("/checkout");
      await hydrated(page);
      await expect(page.getByLabel("Email")).toHaveValue("ann@shop.example");
      await page.goto("/product/salt-pig");
      await hydrated(page);
      const viewed = page.getByRole("region", { name: "Recently viewed" });
      await viewed.locator("a[href='/product/well-carafe']").first().waitFor();
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await seesInCart(page, 4);
      await expect
        .poll(() => browserShopper(context).cart())
        .toEqual({ ...LINES, "Saltmarsh salt pig": 1 });
      await page.locator("header a[href='/search']").first().click();
      await page.getByRole("option", { name: "candle", exact: true }).waitFor();
    });

    // 0.1.0 stored no changes.
    if (name === "2026-11") return;

    test("sends its stored changes, and keeps its coupon, lost lines and earlier cart", async ({
      browser,
    }) => {
      const context = await comeBack(browser, fixture.changes);
      const page = await context.newPage();
      await page.goto("/products");
      await seesInCart(page, 3);
      await hydrated(page);
      const changed = { "Well carafe": 2, "Fen tumbler": 1 };
      await expect.poll(() => browserShopper(context).cart()).toEqual(changed);
      await seesInCart(page, 3);
      await cartLink(page).click();
      await page.getByText("These didn’t reach your cart: Saltmarsh salt pig.").waitFor();
      await page.getByRole("button", { name: "Put back the 2 products you had" }).click();
      await seesInCart(page, 5);
      const all = { ...changed, "Ember candle": 1, "Match bottle": 1 };
      await expect.poll(() => browserShopper(context).cart()).toEqual(all);
      await page.goto("/checkout");
      await page.getByRole("button", { name: "Remove code WELCOME10" }).waitFor();
    });
  });
}
