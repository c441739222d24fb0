import { deepEqual, ok } from "node:assert/strict";
import type { Browser, BrowserContext } from "@playwright/test";
import { launchBrowser } from "#tests/worlds/browser/browser.ts";
import { letSessionExpire } from "#tests/worlds/backends/expiredToken.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import {
  addVariationAndCoupon,
  browserShopper,
  cartLink,
  fillCart,
  newShopper,
  openReady,
  seesInCart,
  simpleProducts,
} from "#tests/worlds/browser/shopper.ts";
import { isWithin, printPromise, printTimes } from "./rounds.ts";

// Benchmark of cart restoration: time from a click to a refused session's cart in a new one.

/** Lines of the cart: one is a variation. */
const LINES = 15;
/** Budget until they are in a new session. */
const BUDGET_MS = 1000;
const TIME = "click to restored cart";

/** True for a response with all lines and the coupon. */
const isRestored = (response: string) =>
  new Set(response.match(/"key":"\w+"/g)).size === LINES && response.includes('"code":"welcome10"');

/** Returns what the backend has in a shopper's session. */
async function contentsOf(shopper: BrowserContext) {
  const served = async (path: string) => (await shopper.request.get(path)).text();
  const variation = /data-variation="(\d+)"/.exec(await served("/cart"))?.[1];
  const hasCoupon = (await served("/checkout")).includes("Remove code WELCOME10");
  return { lines: await browserShopper(shopper).cart(), variation, hasCoupon };
}

/**
 * Returns the milliseconds from a click on the cart to the cart of the new session; rejects if that
 * cart is another one.
 */
async function timeRestoration(browser: Browser, shop: RunningShop) {
  const shopper = await newShopper(browser, shop.url);
  try {
    await fillCart(shopper, simpleProducts.slice(0, LINES - 1));
    await addVariationAndCoupon(shopper);
    const page = await shopper.newPage();
    await openReady(page, "/cart");
    await seesInCart(page, LINES);
    await openReady(page, "/products");
    const before = await contentsOf(shopper);
    ok(before.variation && before.hasCoupon, "The cart has a variation and a coupon.");
    await letSessionExpire(shopper, shop);
    const restored = page.waitForResponse(
      async (response) =>
        (response.request().postData() ?? "").includes("useCartQuery") &&
        isRestored(await response.text()),
    );
    const clickedAt = performance.now();
    await cartLink(page).click();
    await restored;
    const took = performance.now() - clickedAt;
    deepEqual(await contentsOf(shopper), before);
    return { [TIME]: took };
  } finally {
    await shopper.close();
  }
}

/** Prints the times for lines and a coupon, and if they are within the promised time. */
export async function printRestoration(shop: RunningShop): Promise<void> {
  console.log(`\nA refused session with ${LINES} lines, one of them a variation, and a coupon`);
  const browser = await launchBrowser();
  try {
    const taken = await printTimes("unthrottled", () => timeRestoration(browser, shop));
    const promise = `${BUDGET_MS.toLocaleString("en")} ms at most`;
    printPromise(isWithin(taken[TIME] ?? [], BUDGET_MS), promise);
  } finally {
    await browser.close();
  }
}
