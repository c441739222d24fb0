import type { Page } from "@playwright/test";
import { isLongForm, scaled } from "#tests/worlds/servers/environment.ts";
import {
  browserShopper,
  fillCart,
  forgetGuest,
  hydrated,
  seesInCart,
  sentAll,
} from "#tests/worlds/browser/shopper.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { holdScripts } from "#tests/worlds/browser/heldScripts.ts";
import { openDevtools } from "#tests/worlds/browser/devtools.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const ROUNDS = isLongForm ? 100 : 2;

/** Blocks styles, fonts and pictures to save processor time. */
async function withoutLooks(page: Page): Promise<void> {
  const session = await openDevtools(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.css", "*.woff2", "*/wp-content/*"] });
}

test(`two tabs that add their first item at the same moment share one session, ${ROUNDS} times`, async ({
  openShopper,
  shop,
}) => {
  test.setTimeout(scaled(480_000));
  const lost: Record<string, number>[] = [];
  const shopper = await openShopper({ viewport: { width: 320, height: 240 } });
  const [one, other] = [await shopper.newPage(), await shopper.newPage()];
  await Promise.all([withoutLooks(one), withoutLooks(other)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([one.goto("/product/ember-candle"), other.goto("/product/sea-salt")]);
    await Promise.all([hydrated(one), hydrated(other)]);
    await Promise.all(
      [one, other].map((tab) =>
        tab.evaluate(() =>
          document.querySelector<HTMLFormElement>("form[action='/cart/items']")?.requestSubmit(),
        ),
      ),
    );
    const both = [seesInCart(one, 2), seesInCart(other, 2)];
    await Promise.all([...both, sentAll(one)]).catch(() => undefined);
    const cart = await browserShopper(shopper).cart();
    if (cart["Ember candle"] !== 1 || cart["Saltmarsh sea salt"] !== 1) lost.push(cart);
    await forgetGuest(shop.url, one, other);
  }
  expect(lost).toEqual([]);
});

test("a second tab follows a cart change without a network request", async ({
  context: shopper,
}) => {
  const [one, other] = [await shopper.newPage(), await shopper.newPage()];
  await other.goto("/categories");
  await hydrated(other);
  await other.route("**/*", (route) => route.abort());
  await browserShopper(one).add({ slug: "ember-candle" });
  await seesInCart(one, 1);
  await seesInCart(other, 1);
});

test(
  "a cart emptied in one tab is empty in the other",
  { tag: "@long" },
  async ({ context: shopper }) => {
    await fillCart(shopper, ["ember-candle"]);
    const [one, other] = [await shopper.newPage(), await shopper.newPage()];
    await Promise.all([one.goto("/cart"), other.goto("/products")]);
    await Promise.all([hydrated(one), hydrated(other)]);
    await seesInCart(other, 1);
    await one.getByRole("button", { name: "Remove Ember candle" }).click();
    await seesInCart(one, 0);
    await seesInCart(other, 0);
  },
);

test(
  "a cart page that was requested before another tab's change does not save its older cart",
  { tag: "@long" },
  async ({ context: shopper }) => {
    await fillCart(shopper, ["ember-candle"]);
    const [older, page] = [await shopper.newPage(), await shopper.newPage()];
    const release = await holdScripts(older);
    await older.goto("/cart");
    await browserShopper(page).add({ slug: "sea-salt" });
    await seesInCart(page, 2);
    await sentAll(page);
    // Nothing corrects what the older page saves.
    await interceptCalls(older, "useCartQuery", (route) => route.abort());
    release();
    await hydrated(older);
    await seesInCart(older, 2);
    const saved = await page.evaluate(() => localStorage.getItem("vitrine.cart") ?? "");
    expect(saved).toContain("Saltmarsh sea salt");
  },
);
