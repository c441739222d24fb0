import { startShop } from "#tests/support/shop.ts";
import { printServedBytes } from "./servedBytes.ts";
import { printStoreCost } from "./storeCost.ts";
import { printZipfReplay } from "./zipfReplay.ts";

// Benchmark of several servers and of large shops.

/** Size of a cached product page of the demo shop in memory, with its payload, in all encodings. */
const PAGE_BYTES = 40_000;

/** Prints rates of cached pages, the cost of a shared store, and a simulated share of hits. */
export async function printScale(): Promise<void> {
  const shop = await startShop();
  try {
    await printServedBytes(shop);
  } finally {
    await shop.stop();
  }
  await printStoreCost();
  printZipfReplay(PAGE_BYTES);
}
