import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { readConfig } from "#server/kernel/config.ts";
import { writePage } from "#server/rendering/pageCache.ts";
import {
  createShopHandler,
  demoShop,
  largeShop,
  openShop,
} from "#tests/worlds/backends/embeddedShop.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { medianOf, printPromise } from "./rounds.ts";
import { openSlowBackend } from "./slowBackend.ts";
import type { Handle } from "./slowBackend.ts";

// Crawler benchmark: time of "Add to cart" while a crawler reads stale cached pages.

const WORKERS = 5;
const DELAY_MS = 400;
const PAGES = 2_500;
const READINGS = 10_000;
/** Time limit of the crawler: unless it reads all pages until then, the promise is not met. */
const MAX_MS = 100_000;
const ROUNDS = 3;
const SHOPPERS = 4;
/** Pause between two adds of a shopper, and durations of the adds without a crawler. */
const PAUSE_MS = 500;
const WARM_UP_MS = 5_000;
const ALONE_MS = 15_000;
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

/** Pages that a crawler has read, and the seconds that this took. */
type Crawl = { pages: number; seconds: number };

/** Reads the cached pages one after another, without pauses. */
async function crawl(url: string, paths: readonly string[], maxMs: number): Promise<Crawl> {
  const since = performance.now();
  let pages = 0;
  for (let sent = 0; pages < READINGS && performance.now() - since < maxMs; sent += 1) {
    const response = await fetch(url + paths[sent % paths.length]).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) pages += 1;
  }
  return { pages, seconds: (performance.now() - since) / 1000 };
}

/** Starts the storefront in a process of its own; resolves to its URL. */
async function startCrawled(settings: Record<string, string>) {
  const child: ChildProcess = fork(new URL("./crawledShop.ts", import.meta.url), {
    env: { ...environment, ...settings },
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

/** Adds without a crawler, and those of the same shoppers beside it. */
type Round = { alone: Adds; beside: Adds; pages: number };

type Measured = { slugs: string[]; ids: number[] };

/** Measures and prints adds over a new storefront, whose cached pages are stale. */
async function measureRound(
  name: string,
  handle: Handle,
  { slugs, ids }: Measured,
): Promise<Round> {
  // A separate backend: requests that another storefront has given up would still be in its queue.
  const backend = await openSlowBackend(handle, { delayMs: DELAY_MS, workers: WORKERS });
  const folder = await mkdtemp(join(tmpdir(), "vitrine-crawler-"));
  // The folder of pages depends on the name, which a start would read from the backend.
  const settings = { DATA_DIR: folder, GRAPHQL_ENDPOINT: backend.endpoint, SITE_NAME: "Bench" };
  const pagesAt = pagesFolder(readConfig(settings), (await readBuild()).id);
  const paths = slugs.map((slug) => `/product/${slug}`);
  const renderedAt = Date.now() - 3_600_000;
  for (const path of paths) await writePage(pagesAt, path, { html: HTML, renderedAt });
  const storefront = await startCrawled(settings);
  try {
    const { url } = storefront;
    await addDuring(url, ids, () => pause(WARM_UP_MS));
    const alone = await addDuring(url, ids, () => pause(ALONE_MS));
    print(`${name}, no crawler`, alone);
    backend.connections();
    let read: Crawl = { pages: 0, seconds: 0 };
    const beside = await addDuring(url, ids, async () => {
      read = await crawl(url, paths, MAX_MS);
    });
    const { pages, seconds } = read;
    const { opened, most } = backend.connections();
    print(
      `${name}, ${pages.toLocaleString("en")} pages in ${seconds.toFixed(0)} s`,
      beside,
      `; ${opened} connections opened, ${most} at once`,
    );
    return { alone, beside, pages };
  } finally {
    await storefront.stop();
    await backend.close();
    await removeFolder(folder);
  }
}

/**
 * Prints if an add beside the crawler is within the promised time. The median of the rounds counts,
 * each compared with its own adds without a crawler: other work on the machine slows down one round.
 */
function printCrawlerPromise(rounds: readonly Round[]): void {
  const multiples = rounds.map(
    ({ alone, beside }) => medianOf(beside.times) / medianOf(alone.times),
  );
  const percent = (multiple: number) => ((multiple - 1) * 100).toFixed(0);
  const failed = rounds.reduce((sum, { beside }) => sum + beside.failed, 0);
  const areRead = rounds.every(({ pages }) => pages === READINGS);
  const slower = `${percent(medianOf(multiples))} % slower, of ${multiples.map(percent).join(", ")}`;
  printPromise(
    areRead && failed === 0 && medianOf(multiples) <= MAX_TIMES,
    `while ${READINGS.toLocaleString("en")} pages are read, no add fails, and an add is at most 20 % slower (${slower})`,
  );
}

/** Prints the times over a slow backend, and if they are within the promised time. */
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
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(await measureRound(`round ${rounds.length + 1}`, handle, { slugs, ids }));
  }
  large.close();
  printCrawlerPromise(rounds);
}
