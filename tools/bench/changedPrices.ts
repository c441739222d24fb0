import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { SECRET, deliver, fileNotice, plainWebhook } from "./priceNotices.ts";
import type { PriceNotice } from "./priceNotices.ts";
import { LOOKS, PRICE_PLACES } from "./pricePlaces.ts";
import type { PricePlace, PriceChange } from "./pricePlaces.ts";
import { checkLists, openPricedShop, pricedProducts, visit } from "./pricedShop.ts";
import { printPromise } from "./rounds.ts";

// Benchmark of changed prices: the time until each of a hundred is in every place of a shop of a
// thousand products, by the source of the changes, with visitors and without.

/** Time between two changes, and between two looks at a place, in milliseconds. */
const [BETWEEN_MS, LOOK_MS] = [200, 1_000];
/** Time after which a look gives up: twice the longest bound. */
const MOST_MS = 120_000;
/** Time in which the first comparison, and the search records of its changes, are done. */
const FIRST_COMPARISON_MS = 45_000;
/** Notices that are shuffled together. */
const SHUFFLED = 10;

/** A storefront under test. */
type Shop = { name: string; url: string };

/** Sends notices to all storefronts. */
type Send = (notices: readonly PriceNotice[]) => Promise<void>;

/** A way of telling the storefront, and the bound of the time until all places are right. */
type Way = {
  name: string;
  /** Share of the times that the bound holds for. */
  share: number;
  boundMs: number;
  /** Tells of a change; `number` counts them from 0. */
  tell?: (change: PriceChange, number: number, send: Send) => Promise<void>;
};

let held: PriceNotice[] = [];

const WAYS: readonly Way[] = [
  {
    name: "the file's notices",
    share: 0.99,
    boundMs: 5_000,
    tell: ({ product }, _, send) => send([fileNotice(product)]),
  },
  {
    name: "WooCommerce's webhooks",
    share: 0.99,
    boundMs: 5_000,
    tell: ({ product, price }, _, send) => send([plainWebhook(product, price)]),
  },
  {
    name: "half lost, doubled, shuffled",
    share: 1,
    boundMs: 60_000,
    tell: async ({ product }, number, send) => {
      const notice = fileNotice(product);
      if (number % 2 === 0) held.push(notice, ...(number % 3 === 0 ? [notice] : []));
      if (number % SHUFFLED !== SHUFFLED - 1) return;
      const shuffled = held.toSorted(() => Math.random() - 0.5);
      held = [];
      await send(shuffled);
    },
  },
  { name: "no notices", share: 1, boundMs: 60_000 },
];

/** Measured times in milliseconds, by storefront and place. */
type Times = ReadonlyMap<Shop, Record<PricePlace, number[]>>;

/** Looks at a place of a storefront until it shows all changes. */
async function observe(
  { url }: Shop,
  place: PricePlace,
  { changes, isOver, times }: { changes: PriceChange[]; isOver: () => boolean; times: number[] },
): Promise<void> {
  const waiting = new Set<PriceChange>();
  let known = 0;
  for (;;) {
    for (const change of changes.slice(known)) waiting.add(change);
    known = changes.length;
    const lookedAt = performance.now();
    const seen = waiting.size > 0 ? await LOOKS[place](url, [...waiting]) : [];
    for (const change of seen) {
      waiting.delete(change);
      times.push(performance.now() - change.since);
    }
    for (const change of waiting) {
      if (lookedAt - change.since < MOST_MS) continue;
      waiting.delete(change);
      times.push(Infinity);
    }
    if (waiting.size === 0 && isOver() && known === changes.length) return;
    await pause(Math.max(LOOK_MS - (performance.now() - lookedAt), 0));
  }
}

/** Changes all prices one after another, and measures the time until each place shows them. */
async function changePrices(
  { shops, woo }: { shops: readonly Shop[]; woo: WooServer },
  { tell }: Way,
  first: number,
): Promise<Times> {
  const changes: PriceChange[] = [];
  let isOver = false;
  const times = new Map(
    shops.map((shop) => {
      const byPlace = PRICE_PLACES.map((place): [PricePlace, number[]] => [place, []]);
      return [shop, Object.fromEntries(byPlace) as Record<PricePlace, number[]>];
    }),
  );
  const observing = [...times].flatMap(([shop, byPlace]) =>
    PRICE_PLACES.map((place) =>
      observe(shop, place, { changes, isOver: () => isOver, times: byPlace[place] }),
    ),
  );
  const send: Send = async (notices) => {
    // WordPress delivers one after another.
    const toEach = shops.map(async ({ url }) => {
      for (const notice of notices) await deliver(url, notice);
    });
    await Promise.all(toEach);
  };
  for (const [number, product] of pricedProducts.entries()) {
    const cents = (first + number) * 100 + 37;
    if (product.variation === undefined) woo.reprice(product.slug, cents);
    else woo.repriceVariation(product.variation, cents);
    const second = Math.floor(Date.now() / 1000) * 1000;
    const change = { product, price: (cents / 100).toFixed(2), since: performance.now(), second };
    changes.push(change);
    await tell?.(change, number, send);
    await pause(BETWEEN_MS);
  }
  isOver = true;
  await Promise.all(observing);
  return times;
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Prints one row of the table; returns true if the bound is kept. */
function printRow(name: string, times: readonly number[], { share, boundMs }: Way): boolean {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.max(Math.ceil(sorted.length * part) - 1, 0)] ?? Infinity;
  const isOver = at(share) > boundMs;
  const figures = [0.5, 0.99, 1].map((part) => inSeconds(at(part))).join("");
  console.log(`  ${name.padEnd(52)}${figures}${isOver ? "   OVER" : ""}`);
  return !isOver;
}

/** Opens pages of a storefront one after another. */
async function open(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
}

/** Fills the search index of a storefront, and opens the pages that are to change. */
async function prepare(
  { url, dataDir }: { url: string; dataDir: string },
  woo: WooServer,
): Promise<void> {
  await checkLists(url);
  await open(
    url,
    pricedProducts.map(({ slug }) => `/product/${slug}`),
  );
  await promisify(execFile)(process.execPath, ["server/commands/indexSearch.ts"], {
    cwd: projectFolder,
    env: {
      ...environment,
      ALGOLIA_APP_ID: "",
      GRAPHQL_ENDPOINT: woo.endpoint,
      DATA_DIR: dataDir,
      PORT: new URL(url).port,
    },
  });
}

/** Prints the times until changed prices are seen, and if they are within the bounds. */
export async function printChangedPrices(): Promise<void> {
  const woo = await openPricedShop();
  const settings = {
    GRAPHQL_ENDPOINT: woo.endpoint,
    WEBHOOK_SECRET: SECRET,
    CURRENCY: "USD",
    SITE_URL: "https://shop.example",
    CHANGE_POLL_SECONDS: "30",
  };
  const [visited, quiet] = await Promise.all([
    startUnrenderedShop(settings),
    startUnrenderedShop(settings),
  ]);
  const visiting = new AbortController();
  try {
    for (const shop of [visited, quiet]) await prepare(shop, woo);
    await pause(FIRST_COMPARISON_MS);
    // As programs have requested them before.
    for (const { url } of [visited, quiet]) await open(url, ["/feed.xml", "/sitemap-1.xml"]);
    const shops: Shop[] = [
      { name: "visitors", url: visited.url },
      { name: "no visitors", url: quiet.url },
    ];
    void visit(visited.url, visiting.signal);
    const headings = ["p50", "p99", "maximum"].map((heading) => heading.padStart(9)).join("");
    console.log(
      `\n${`Changed prices, ${pricedProducts.length} in each way`.padEnd(54)}${headings}`,
    );
    let first = 100;
    for (const way of WAYS) {
      let isMet = true;
      // Long waits are the same for both at once.
      const groups = way.boundMs > 5_000 ? [shops] : shops.map((shop) => [shop]);
      for (const group of groups) {
        const times = await changePrices({ shops: group, woo }, way, (first += 100));
        for (const [{ name }, byPlace] of times) {
          for (const place of PRICE_PLACES) {
            isMet = printRow(`${way.name}, ${name}, ${place}`, byPlace[place], way) && isMet;
          }
        }
      }
      const seconds = way.boundMs / 1000;
      const promise = way.share === 1 ? `all within ${seconds} s` : `p99 within ${seconds} s`;
      printPromise(isMet, `${way.name}: ${promise}`);
    }
  } finally {
    visiting.abort();
    await Promise.all([visited.stop(), quiet.stop()]);
    await woo.close();
  }
}
