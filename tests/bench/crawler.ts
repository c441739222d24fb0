import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { pagesFolder, readBuild } from "#server/builds/currentBuild.ts";
import { readConfig } from "#server/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { writePage } from "#server/pages/pageCache.ts";
import { createShopHandler, demoShop, largeShop, openShop } from "#tests/support/embeddedShop.ts";
import { environment } from "#tests/support/environment.ts";
import { removeFolder } from "#tests/support/shop.ts";
import { medianOf, printPromise } from "./rounds.ts";
import { openSlowBackend } from "./slowBackend.ts";
import type { Handle } from "./slowBackend.ts";

const WORKERS = 5;
const DELAY_MS = 400;
const PAGES = 2_500;
const READINGS = 10_000;
/** Time limit of the crawler: without the queues a response may take half a second. */
const MAX_CRAWL_MS = 60_000;
const SHOPPERS = 4;
/** Pause between two adds of a shopper, and duration of the measurement without a crawler. */
const PAUSE_MS = 500;
const QUIET_MS = 20_000;
/** Promised time of an add beside the crawler, as a multiple of its time without one. */
const MAX_TIMES = 1.2;
const HTML = `<!doctype html><title>Stale</title>${"<p>A product page, an hour old.</p>".repeat(800)}`;

/** Times of the successful adds, and the number of failed ones. */
type Adds = { times: number[]; failed: number };

/** Lets a shopper add one product after another until it is stopped. */
async function addRepeatedly(url: string, productId: number, adds: Adds, isOver: () => boolean) {
  const { name: operationName, text: query } = addToCart.params;
  const body = JSON.stringify({
    operationName,
    query,
    variables: { input: { productId, quantity: 1 } },
  });
  let session: string | undefined;
  while (!isOver()) {
    const since = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        ...(session && { "woocommerce-session": `Session ${session}` }),
      },
      body,
    }).catch(() => undefined);
    await response?.text();
    session = response?.headers.get("woocommerce-session") ?? session;
    if (response?.ok) adds.times.push(performance.now() - since);
    else adds.failed += 1;
    await pause(PAUSE_MS);
  }
}

/** Lets four shoppers add products during work; returns the results of their adds. */
async function addDuring(url: string, productIds: readonly number[], work: () => Promise<unknown>) {
  const adds: Adds = { times: [], failed: 0 };
  let isOver = false;
  const shoppers = productIds.map((id) => addRepeatedly(url, id, adds, () => isOver));
  await work();
  isOver = true;
  await Promise.all(shoppers);
  return adds;
}

/** Requests the cached pages one after another, without pauses; returns their number. */
async function crawl(url: string, paths: readonly string[]): Promise<number> {
  const since = performance.now();
  let count = 0;
  while (count < READINGS && performance.now() - since < MAX_CRAWL_MS) {
    const response = await fetch(url + paths[count % paths.length]).catch(() => undefined);
    await response?.arrayBuffer();
    count += 1;
  }
  return count;
}

/** Starts the storefront in a process of its own; resolves to its URL. */
async function startCrawled(settings: Record<string, string>, switchedOff: readonly Guard[]) {
  const child: ChildProcess = fork(new URL("./crawledShop.ts", import.meta.url), [...switchedOff], {
    env: { ...environment, PRERENDER_PICTURES: "off", ...settings },
    // A failed rendering prints its error, and hundreds fail.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (address) => resolve(address as string));
    child.once("exit", (code) => reject(new Error(`The storefront ended with ${code}.`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.disconnect();
    await ended;
  };
  return { url, stop };
}

function print(name: string, { times, failed }: Adds, facts = ""): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0);
  const median = medianOf(times).toFixed(0).padStart(8);
  console.log(
    `  ${name.padEnd(52)}${median} ms   p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(0.9999)}; ${times.length} adds, ${failed} failed${facts}`,
  );
}

/** Prints the adds without and beside a crawler; returns how many times as long the latter take. */
async function measure(
  name: string,
  handle: Handle,
  { slugs, ids, switchedOff }: { slugs: string[]; ids: number[]; switchedOff: readonly Guard[] },
): Promise<number> {
  // A separate backend: requests that another storefront has given up would still be in its queue.
  const backend = await openSlowBackend(handle, { delayMs: DELAY_MS, workers: WORKERS });
  const folder = await mkdtemp(join(tmpdir(), "vitrine-crawler-"));
  const settings = { DATA_DIR: folder, GRAPHQL_ENDPOINT: backend.endpoint };
  const pages = pagesFolder(readConfig(settings), (await readBuild()).id);
  const paths = slugs.map((slug) => `/product/${slug}`);
  const renderedAt = Date.now() - 3_600_000;
  for (const path of paths) await writePage(pages, path, { html: HTML, renderedAt });
  const storefront = await startCrawled(settings, switchedOff);
  try {
    const { url } = storefront;
    backend.connections();
    const before = await addDuring(url, ids, () => pause(QUIET_MS));
    print(`${name}, no crawler`, before);
    backend.connections();
    const since = performance.now();
    let seconds = 0;
    let read = 0;
    const adds = await addDuring(url, ids, async () => {
      read = await crawl(url, paths);
      seconds = (performance.now() - since) / 1000;
      await pause(Math.max(0, QUIET_MS - seconds * 1000));
    });
    const { opened, most } = backend.connections();
    print(
      `${name}, ${read.toLocaleString("en")} pages in ${seconds.toFixed(0)} s`,
      adds,
      `; ${opened} connections opened, ${most} at once`,
    );
    return medianOf(adds.times) / medianOf(before.times);
  } finally {
    await storefront.stop();
    await backend.close();
    await removeFolder(folder);
  }
}

/**
 * Prints the time of an add while a crawler reads stale cached pages over a slow backend, with the
 * queues and without them, and if it is within the promised one.
 */
export async function printCrawler(): Promise<void> {
  console.log(
    `\nA crawler reads stale pages over ${WORKERS} workers of ${DELAY_MS} ms; ${SHOPPERS} shoppers add`,
  );
  const large = await openShop({
    dataDir: ":memory:",
    merchandise: largeShop(demoShop, PAGES),
  });
  const rows = large.database.all("select id, slug from product order by id limit ?", PAGES);
  const slugs = rows.map((row) => String(row["slug"]));
  const sold = "select id from product where type = 'simple' and stock_quantity is null limit ?";
  const ids = large.database.all(sold, SHOPPERS).map((row) => Number(row["id"]));
  const handle = createShopHandler(large);
  const off = ["backendQueue", "refreshQueue"] as const;
  await measure("with both queues off", handle, { slugs, ids, switchedOff: off });
  const times = await measure("with the queues", handle, { slugs, ids, switchedOff: [] });
  large.close();
  const percent = `${((times - 1) * 100).toFixed(0)} % slower`;
  printPromise(times <= MAX_TIMES, `an add beside the crawler is at most 20 % slower (${percent})`);
}
