import { setTimeout as wait } from "node:timers/promises";
import { PICTURE_WIDTHS } from "#relay/contract/page/pictureAddress.ts";
import { demoShop } from "#tests/worlds/backends/embeddedShop.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { processorTime } from "./processTree.ts";

// First views of the demo shop's pictures: processor time and time of each, in every width that
// pages ask for, and the processor time of a shop that has been looked at.

/** Limits of a first view, in seconds of the processor and in milliseconds for the browser. */
const MOST_SECONDS = 0.3;
const MOST_MS = 1_000;
/** Time after the first response, in seconds, and limit of the processor's seconds in as many. */
const QUIET_SECONDS = 20;
const MOST_QUIET = 3;
/** Bytes are counted too: what a phone of today accepts. */
const HEADERS = { accept: "image/avif,image/webp,*/*" };

type FirstView = { address: string; seconds: number; ms: number; bytes: number };

const timeOf = (shop: RunningShop) => processorTime(shop.process.pid ?? 0);

/** Requests a picture for the first time. */
async function view(shop: RunningShop, address: string): Promise<FirstView> {
  const before = timeOf(shop);
  const startedAt = performance.now();
  const response = await fetch(shop.url + address, { headers: HEADERS });
  const { byteLength: bytes } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const ms = performance.now() - startedAt;
  return { address, seconds: timeOf(shop) - before, ms, bytes };
}

/** Returns the value below which a share of the numbers is. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const spread = (numbers: readonly number[], digits: number) =>
  [0.5, 0.95, 1].map((share) => quantile(numbers, share).toFixed(digits).padStart(7)).join("");

/** Views the home page with its pictures; returns the processor time of the quiet time after it. */
async function quietTime(): Promise<number> {
  const shop = await startShop();
  try {
    const home = await (await fetch(shop.url)).text();
    const answeredAt = performance.now();
    const addresses = new Set(home.match(/\/img\/480\/[^\s"]+/g));
    await Promise.all([...addresses].map((address) => view(shop, address)));
    await wait(QUIET_SECONDS * 1_000 - (performance.now() - answeredAt));
    const before = timeOf(shop);
    await wait(QUIET_SECONDS * 1_000);
    return timeOf(shop) - before;
  } finally {
    await shop.stop();
  }
}

/** Prints the figures; the bench fails if one is above its limit. */
export async function printFirstPictures(): Promise<void> {
  const names = new Set(
    [...JSON.stringify(demoShop).matchAll(/"file":"([^"]+)"/g)].map(([, name = ""]) => name),
  );
  console.log(`\nFirst views of ${names.size} pictures: median, 95th percentile, maximum`);
  const tooMuch: FirstView[] = [];
  const shop = await startShop();
  try {
    for (const width of PICTURE_WIDTHS) {
      const views: FirstView[] = [];
      for (const name of names) {
        views.push(await view(shop, `/img/${width}/wp-content/uploads/${name}-1200x1500.webp`));
      }
      tooMuch.push(...views.filter(({ seconds, ms }) => seconds > MOST_SECONDS || ms > MOST_MS));
      const seconds = spread(
        views.map((one) => one.seconds),
        2,
      );
      const ms = spread(
        views.map((one) => one.ms),
        0,
      );
      const bytes = spread(
        views.map((one) => one.bytes / 1000),
        1,
      );
      console.log(
        `  ${String(width).padStart(4)} px${seconds} s of the processor${ms} ms${bytes} kB`,
      );
    }
  } finally {
    await shop.stop();
  }
  for (const { address, seconds, ms } of tooMuch) {
    console.log(`  too much: ${address} ${seconds.toFixed(2)} s, ${ms.toFixed(0)} ms`);
  }
  const quiet = await quietTime();
  console.log(
    `  ${QUIET_SECONDS} s after the home page: ${quiet.toFixed(2)} s in ${QUIET_SECONDS} s`,
  );
  if (tooMuch.length > 0 || quiet > MOST_QUIET) process.exitCode = 1;
}
