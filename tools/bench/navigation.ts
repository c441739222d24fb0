import type { Browser } from "@playwright/test";
import { launchBrowser } from "#tests/worlds/browser/browser.ts";
import { printCartChanges } from "./cartChanges.ts";
import { printLinkTraffic, printProductClicks, PRODUCT } from "./linkClicks.ts";
import { printMethodFloor } from "./methodFloor.ts";
import { printPageWeights, routes } from "./pageWeights.ts";
import { ROUNDS } from "./rounds.ts";
import { printTaps } from "./taps.ts";
import { inFreshProfile, THROTTLED } from "./visit.ts";

// Navigation benchmark in Chromium: page weights, link clicks and cart changes.

const MAX_MINUTES = 60;

/** Lets the shop render every page and picture once, which is not measured. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  for (const path of [...routes, PRODUCT]) {
    await inFreshProfile(browser, url, async ({ page, traffic }) => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const picture of document.images) picture.loading = "eager";
      });
      await traffic.settled();
    });
  }
}

async function printAll(browser: Browser, url: string): Promise<void> {
  await warmUp(browser, url);
  await printPageWeights(browser, url);
  await printLinkTraffic(browser, url);
  console.log(
    `\nTimes are medians of ${ROUNDS} (least–most), each in a fresh browser profile, from the click's time stamp\nto the frame (requestAnimationFrame after a MutationObserver) in which the words are rendered;\n${THROTTLED}`,
  );
  await printMethodFloor(browser);
  await printProductClicks(browser, url);
  await printTaps(browser, url);
  await printCartChanges(browser, url);
}

/** Prints a shopper's waiting times, and the traffic meanwhile, in a real Chromium. */
export async function printNavigation(url: string): Promise<void> {
  const browser = await launchBrowser();
  // Closing the browser fails every pending wait.
  const timer = setTimeout(() => void browser.close(), MAX_MINUTES * 60_000);
  try {
    await printAll(browser, url);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}
