import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { projectFolder } from "#server/process/tool.ts";
import { environment } from "#tests/support/environment.ts";
import { removeFolder, startShop } from "#tests/support/shop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";
import type { WooServer } from "#tests/support/wooServer.ts";
import { printPromise } from "./rounds.ts";

// Benchmark of changed prices: the time until each is on its product's page, in the search index and
// in the feed of a shop of a thousand products.

const CHANGES = 100;
/** Time between two changes, in milliseconds. */
const BETWEEN_MS = 100;
/** Time between two looks at a place. */
const LOOK_MS = 250;
const MOST_MS = 120_000;
const SECRET = "the secret of the benchmark's webhooks";
const PLACES = ["page", "search", "feed"] as const;

/** Share of the changes that the storefront is told of, and the time in which it promises to know. */
type Mode = { name: string; isTold: (change: number) => boolean; promisedMs: number };

const MODES: readonly Mode[] = [
  { name: "told of each", isTold: () => true, promisedMs: 5_000 },
  { name: "told of every second", isTold: (change) => change % 2 === 0, promisedMs: 60_000 },
  { name: "told of none", isTold: () => false, promisedMs: 60_000 },
];

type Product = { id: number; slug: string };
type Shop = { url: string; dataDir: string };

async function tell({ url }: Shop, id: number): Promise<void> {
  const body = JSON.stringify({ tags: [`post:${id}`], time: Math.floor(Date.now() / 1000), id });
  const response = await fetch(`${url}/hooks/woocommerce`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-wc-webhook-signature": createHmac("sha256", SECRET).update(body).digest("base64"),
    },
    body,
  });
  if (!response.ok) throw new Error(`A notice got ${response.status}.`);
}

const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

/** True if a place has a product's price. */
const looks: Record<
  (typeof PLACES)[number],
  (shop: Shop, product: Product, price: string) => Promise<boolean>
> = {
  page: async ({ url }, { slug }, price) =>
    (await textOf(`${url}/product/${slug}`)).includes(`$${price}`),
  search: async ({ url }, { id }, price) => {
    const text = await textOf(`${url}/1/indexes/products/${id}`, {
      headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": "search" },
    });
    return (JSON.parse(text) as { price?: number }).price === Number(price);
  },
  feed: async ({ url }, { slug }, price) => {
    const text = await textOf(`${url}/feed.xml`);
    const from = text.indexOf(`/product/${slug}<`);
    return text.slice(from, from + 2_000).includes(`<g:price>${Number(price)}`);
  },
};

/** Waits until a place has the price; returns the milliseconds since the change. */
async function seenAfter(look: () => Promise<boolean>, since: number): Promise<number> {
  while (performance.now() - since < MOST_MS) {
    if (await look()) return performance.now() - since;
    await pause(LOOK_MS);
  }
  return Infinity;
}

/** Changes prices one after another; returns the times until they were seen, by place. */
async function changePrices(
  { shop, woo }: { shop: Shop; woo: WooServer },
  { isTold }: Mode,
  { products, first }: { products: readonly Product[]; first: number },
) {
  const times: Record<(typeof PLACES)[number], number[]> = { page: [], search: [], feed: [] };
  const seeing: Promise<void>[] = [];
  for (const [change, product] of products.entries()) {
    const cents = (first + change) * 100 + 37;
    const price = (cents / 100).toFixed(2);
    woo.reprice(product.slug, cents);
    const since = performance.now();
    if (isTold(change)) await tell(shop, product.id);
    for (const place of PLACES) {
      // The whole feed is one file, which each look after a change builds again.
      if (place === "feed" && change % 25 !== 0) continue;
      const look = () => looks[place](shop, product, price);
      seeing.push(seenAfter(look, since).then((ms) => void times[place].push(ms)));
    }
    await pause(BETWEEN_MS);
  }
  await Promise.all(seeing);
  return times;
}

function print(name: string, place: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const ms = sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
    return `${(ms / 1000).toFixed(1)} s`.padStart(9);
  };
  console.log(`  ${`${name}, ${place}`.padEnd(36)}${at(0.5)}${at(0.99)}${at(1)}`);
}

/** Opens the pages that are to change, as visitors do, and fills the search index. */
async function prepare({ url, dataDir }: Shop, woo: WooServer, products: readonly Product[]) {
  for (const { slug } of products) await textOf(`${url}/product/${slug}`);
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
  // The first comparison of the products notes nothing.
  await pause(70_000);
}

/** Prints the times until changed prices are seen, and if they are within what is promised. */
export async function printChangedPrices(): Promise<void> {
  const woo = await openWooServer();
  const settings = { GRAPHQL_ENDPOINT: woo.endpoint, WEBHOOK_SECRET: SECRET, CURRENCY: "USD" };
  const shop = await startShop({
    ...settings,
    SITE_URL: "https://shop.example",
    CHANGE_POLL_SECONDS: "30",
  });
  try {
    const products = Array.from({ length: CHANGES }, (_, at) => ({
      id: 126 + at,
      slug: `bulk-product-${String(at + 1).padStart(4, "0")}`,
    }));
    await prepare(shop, woo, products);
    console.log(
      `\nChanged prices, ${CHANGES} each       ${"median".padStart(16)}${"p99".padStart(9)}${"most".padStart(9)}`,
    );
    for (const [at, mode] of MODES.entries()) {
      const times = await changePrices({ shop, woo }, mode, { products, first: 200 * (at + 1) });
      for (const place of PLACES) print(mode.name, place, times[place]);
      const all = PLACES.flatMap((place) => times[place]);
      const isMet = all.every((ms) => ms <= mode.promisedMs);
      printPromise(isMet, `${mode.name}: within ${mode.promisedMs / 1000} s everywhere`);
    }
  } finally {
    await shop.stop();
    await woo.close();
    await removeFolder(shop.dataDir);
  }
}
