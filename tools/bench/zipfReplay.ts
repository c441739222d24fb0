import { LRUCache } from "lru-cache";
import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";

// Replay of visits to a large shop, simulated: how often a page is in the memory of the page cache.

const ADDRESSES = 1_000_000;
const VISITS = 5_000_000;
const BUDGET = 256 * 1024 * 1024;
/** Exponents of the distribution: that of web pages is between 0.6 and 1. */
const EXPONENTS = [0.7, 0.85, 1];

/** Returns the shares of visits to the first addresses, summed up. */
function sumsOf(exponent: number): Float64Array {
  const sums = new Float64Array(ADDRESSES);
  let sum = 0;
  for (let rank = 0; rank < ADDRESSES; rank += 1) {
    sum += (rank + 1) ** -exponent;
    sums[rank] = sum;
  }
  return sums.map((part) => part / sum);
}

/** Returns the first rank whose sum is above a number from 0 to 1. */
function rankAt(sums: Float64Array, point: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 1) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Prints the share of visits that find their page in memory, over a million addresses with 256 MiB.
 * The first half of the visits fills the memory and does not count.
 * @param bytes size of a page in memory, in all encodings
 */
export function printZipfReplay(bytes: number): void {
  const [addresses, visits] = [ADDRESSES, VISITS].map((count) => count.toLocaleString("en"));
  console.log(
    `\nSimulated: pages in a memory of 256 MiB, ${addresses} addresses of ${(bytes / 1000).toFixed(0)} kB, ${visits} visits`,
  );
  for (const exponent of EXPONENTS) {
    const sums = sumsOf(exponent);
    const random = seededRandom(1);
    const memory = new LRUCache<number, true>({ maxSize: BUDGET, sizeCalculation: () => bytes });
    let hits = 0;
    for (let visit = 0; visit < VISITS; visit += 1) {
      const rank = rankAt(sums, random.below(2 ** 32) / 2 ** 32);
      const isHit = memory.get(rank) === true;
      if (!isHit) memory.set(rank, true);
      else if (visit >= VISITS / 2) hits += 1;
    }
    const share = (hits / (VISITS / 2)) * 100;
    console.log(
      `  Zipf's exponent ${exponent.toFixed(2)}: ${share.toFixed(1)} % of the visits, with ${memory.size.toLocaleString("en")} pages`,
    );
  }
}
