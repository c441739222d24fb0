import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { letSessionExpire } from "#tests/support/expiredToken.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import {
  cartLink,
  fillCart,
  newShopper,
  openReady,
  seesInCart,
  simpleProducts,
} from "#tests/support/shopper.ts";
import { printTimes } from "./rounds.ts";

const LINES = simpleProducts.slice(0, 15);

const linesIn = (response: string) => new Set(response.match(/"key":"\w+"/g)).size;

/** Returns the milliseconds from a click on the cart to the cart of the new session. */
async function timeRestoration(browser: Browser, shop: RunningShop) {
  const shopper = await newShopper(browser, shop.url);
  try {
    await fillCart(shopper, LINES);
    const page = await shopper.newPage();
    await openReady(page, "/cart");
    await seesInCart(page, LINES.length);
    await openReady(page, "/products");
    await letSessionExpire(shopper, shop);
    const restored = page.waitForResponse(
      async (response) =>
        (response.request().postData() ?? "").includes("useCartQuery") &&
        linesIn(await response.text()) === LINES.length,
    );
    const clickedAt = performance.now();
    await cartLink(page).click();
    await restored;
    return { "click to restored cart": performance.now() - clickedAt };
  } finally {
    await shopper.close();
  }
}

/** Prints the time it takes to restore the lines of a refused session in a new one. */
export async function printRestoration(shop: RunningShop): Promise<void> {
  console.log(`\nA refused session with ${LINES.length} lines`);
  const browser = await launchBrowser();
  try {
    await printTimes("unthrottled", () => timeRestoration(browser, shop));
  } finally {
    await browser.close();
  }
}
