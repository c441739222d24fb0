import type { Browser } from "@playwright/test";
import type { Exchange } from "./traffic.ts";
import { printTraffic } from "./traffic.ts";
import { inFreshProfile } from "./visit.ts";

// Benchmark of the bytes that each page's first view takes.

/** Every route of the shop, once. */
export const routes: readonly string[] = [
  "/",
  "/products",
  "/product/ember-candle",
  "/categories",
  "/category/candles",
  "/search",
  "/cart",
  "/checkout",
];

/** Longer than an untouched page waits before it fetches its scripts. */
const IDLE_MS = 3000;

/** Prints the traffic of each page's first view until it is idle, without user input. */
export async function printPageWeights(browser: Browser, url: string): Promise<void> {
  const rows: Record<string, readonly Exchange[]> = {};
  for (const path of routes) {
    rows[path] = await inFreshProfile(browser, url, async ({ page, traffic }) => {
      await page.goto(path);
      await traffic.settled(IDLE_MS);
      return traffic.exchanges();
    });
  }
  printTraffic("First view of each page: requests and kB on the wire until idle", rows);
}
