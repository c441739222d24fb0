import { startShop } from "#tests/support/shop.ts";
import { printServedBytes } from "./servedBytes.ts";
import { printStoreCost } from "./storeCost.ts";
import { printZipfReplay } from "./zipfReplay.ts";

/** Size of a cached product page of the demo shop in memory, with its payload, in all encodings. */
const PAGE_BYTES = 110_000;

/** Benchmark of several servers and of large shops. */
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
